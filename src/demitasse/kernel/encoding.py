"""The one JSON encoder for views, decisions, events and records."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
