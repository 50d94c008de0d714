// The last resort of a browser that has kept nothing of ours but this: one page, in both languages.

const LOOKS = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;
font:1.1rem/1.5 system-ui,sans-serif;background:#fbf5ea;color:#2b1d14}main{max-width:32rem;padding:2rem}
@media(prefers-color-scheme:dark){body{background:#1e1612;color:#f6ebdd}}a{color:inherit}`;

export const offlinePage = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Demitasse</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${LOOKS}</style></head><body><main>
<h1>Demitasse</h1><p>There is no connection to the table. Nothing is lost: try again in a moment.</p>
<p lang="fr">Pas de connexion à la table. Rien n’est perdu\u00a0: réessayez dans un instant.</p>
<p><a href="">Try again · <span lang="fr">Réessayer</span></a></p></main></body></html>`,
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
