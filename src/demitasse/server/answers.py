"""Small parts of requests and answers that several routes share."""

from __future__ import annotations

import asyncio
import gzip
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.openapi import ResponseSpec

from demitasse.server import pages

JSON = MediaType.JSON
RECORD = "application/x-ndjson"
AnyRequest = Request[Any, Any, Any]


def told_as(kind: Any, status: int = 200) -> dict[int, ResponseSpec]:
    """What OpenAPI says of a route that sends bytes: they are an encoded one of this kind."""
    meaning = HTTPStatus(status).description
    return {status: ResponseSpec(data_container=kind, description=meaning, generate_examples=False)}


def bearer_of(request: AnyRequest) -> str:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client is not None else ""


def port_of(request: AnyRequest) -> int:
    """The port we listen at, whatever a tunnel or proxy in front of it is called."""
    _, port = request.scope.get("server") or ("", None)
    return port or 0


def language_of(request: AnyRequest) -> str:
    return pages.language_wanted(request.headers.get("accept-language", ""))


def takes_gzip(request: AnyRequest) -> bool:
    return "gzip" in encodings_of(request)


def encodings_of(request: AnyRequest) -> set[str]:
    return {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}


def send_page(request: AnyRequest, status: int, page: pages.Page) -> Response[bytes]:
    vary = "accept-encoding, accept-language" if page.media_type == "text/html" else "accept-encoding"
    headers = {**page.headers, "etag": page.etag, "cache-control": page.cache, "vary": vary}
    if status == 200 and page.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    data, taken = page.data, encodings_of(request)
    for encoding, packed in (("br", page.brotli), ("gzip", page.gzipped)):
        if packed is not None and encoding in taken:
            data, headers["content-encoding"] = packed, encoding
            break
    return Response(data, status_code=status, headers=headers, media_type=page.media_type)


async def gzipped_json(
    request: AnyRequest, data: bytes, status: int = 200, keep: bool = True
) -> Response[bytes]:
    """JSON that comes gzipped from a worker, for those who take it so and for the others."""
    headers = {"vary": "accept-encoding", "cache-control": "private, max-age=3600" if keep else "no-store"}
    if takes_gzip(request):
        headers["content-encoding"] = "gzip"
    else:
        data = await asyncio.to_thread(gzip.decompress, data)  # a long replay has 30 MB
    return Response(data, status_code=status, headers=headers, media_type=JSON)


def record_file(data: bytes, id: str) -> Response[bytes]:
    name = "".join(sign for sign in id if sign.isalnum() and sign.isascii())[:12]
    headers = {"content-disposition": f'attachment; filename="demitasse-{name}.record"'}
    return Response(data, headers=headers, media_type=RECORD)
