// Handing a link on: by the phone's share sheet, by the clipboard, or, where a browser has neither, by hand.

const A_WHILE = 2500;

/** Only where the page came over https or from this computer do browsers have a share sheet. */
export const canShare = (): boolean => typeof navigator.share === "function";

export class Sharing {
  copied = $state(false);
  /** The browser would not copy: the link stands selected, and whoever wants it copies it themselves. */
  byHand = $state(false);

  async copy(text: string, field: HTMLInputElement | undefined): Promise<void> {
    this.byHand = false;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without leave to use the clipboard (a page served in the house without encryption) the old way still works.
      field?.focus();
      field?.select();
      if (!document.execCommand("copy")) {
        this.byHand = true;
        return;
      }
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), A_WHILE);
  }

  /** Whoever closes the sheet wants nothing; where it fails, the link is copied instead. */
  async share(title: string, url: string, field: HTMLInputElement | undefined): Promise<void> {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await this.copy(url, field);
    }
  }
}
