#!/usr/bin/env python3
"""Validate recorded wire events.

    check_events.py [options] FILE.jsonl ...        ('-' reads standard input)

Every line is {"dir": "client"|"server", "event": {...}} (other keys, e.g. "t" or "note", are
ignored; a line {"meta": {...}} is skipped).  Each event is validated against the JSON Schemas
that lie next to this script.  Failures go to standard output as FILE:LINE: message; the exit
status is 1 if there was any, 2 if an input could not be read, else 0.

  --api NAME   realtime, responses, chat, embeddings, audio (TTS/STT SSE events), twilio,
               homeassistant or mcp
               (default: guessed per line; twilio: "client" is Twilio, "server" is your
               media-stream server; mcp: the version comes from the traffic)
  --strict     also reject fields the schema does not name (typos, beta-era leftovers such as
               session.temperature, session.voice, session.modalities)
  --sequence   also check what a schema cannot: ids, ordering, deltas adding up to their `done`,
               truncation inside the audio sent, one active response, sequence_number ...
  --sse        FILE is a raw SSE capture ("event:"/"data:" lines) of server events
  -q           print only the totals

Needs the `jsonschema` package; 4.10 (python3-jsonschema of Debian 12) and later were tried.
"""
import argparse, base64, collections, copy, json, os, re, sys

try:
    from jsonschema import Draft202012Validator
except ImportError:  # pragma: no cover
    sys.exit("check_events.py needs the 'jsonschema' package (apt install python3-jsonschema)")

HERE = os.path.dirname(os.path.abspath(__file__))
FILES = {"realtime": "realtime-events.schema.json", "responses": "responses-stream.schema.json",
         "chat": "chat-completions.schema.json", "embeddings": "embeddings.schema.json",
         "audio": "audio.schema.json",
         "twilio": "other-apis.schema.json", "homeassistant": "other-apis.schema.json", "mcp": None}
MCP_VERSIONS = ("2025-06-18", "2025-11-25", "2026-07-28")


# ------------------------------------------------------------------------------- schemas
class Schemas:
    def __init__(self, strict=False, folder=HERE):
        self.strict, self.folder, self._docs, self._vals = strict, folder, {}, {}

    def doc(self, name):
        if name not in self._docs:
            d = json.load(open(os.path.join(self.folder, name), encoding="utf8"))
            if self.strict and not name.startswith("mcp"):
                for s in d["$defs"].values():
                    close(s)
            self._docs[name] = d
        return self._docs[name]

    def validator(self, name, ref):
        k = (name, ref)
        if k not in self._vals:
            d = self.doc(name)
            key = "$defs" if "$defs" in d else "definitions"
            self._vals[k] = Draft202012Validator({"$schema": "https://json-schema.org/draft/2020-12/schema",
                                                  "$id": d.get("$id", "urn:wire:" + name), key: d[key], "$ref": ref})
        return self._vals[k]

    def errors(self, name, ref, value):
        out = []
        for e in self.validator(name, ref).iter_errors(value):
            out += leaves(e)
        seen = []
        for p, m in out:
            if (p, m) not in seen:
                seen.append((p, m))
        return seen


def close(s):
    """additionalProperties:false on every object schema that names its properties and is not open already"""
    if isinstance(s, dict):
        if "properties" in s and "additionalProperties" not in s:
            s["additionalProperties"] = False
        for v in s.values():
            close(v)
    elif isinstance(s, list):
        for v in s:
            close(v)


def leaves(err):
    """Follow anyOf errors into the branch that was meant (same type/role/object tag)."""
    if err.validator not in ("anyOf", "oneOf") or not err.context:
        path = "/".join(map(str, err.absolute_path)) or "(event)"
        msg = err.message
        return [(path, msg if len(msg) < 300 else msg[:140] + " ... " + msg[-140:])]
    branches = collections.defaultdict(list)
    for c in err.context:
        branches[c.schema_path[0]].append(c)

    def score(cs):
        tag = sum(1 for c in cs if c.validator in ("const", "enum") and c.path and c.path[-1] in ("type", "role", "object") and len(c.path) == 1)
        typ = sum(1 for c in cs if c.validator == "type" and not c.path)
        return (typ, tag, len(cs))
    cs = min(branches.values(), key=score)
    out = []
    for c in cs:
        out += leaves(c)
    return out


def ref_for(schemas, api, direction, ev):
    """-> (schema file, $ref) or (None, reason)"""
    if not isinstance(ev, dict):
        return None, "event is not an object"
    if api == "realtime":
        t = ev.get("type")
        ref = schemas.doc(FILES[api])["x-events"][direction].get(t)
        return (FILES[api], ref) if ref else (None, f"unknown {direction} event type {t!r}")
    if api == "responses":
        events, t = schemas.doc(FILES[api])["x-events"], ev.get("type")
        if direction == "client":  # a message of a WebSocket has a type, the body of a request has none
            return FILES[api], events["ws-client"].get(t, "#/$defs/ResponseCreateParams")
        if ev.get("object") == "response":
            return FILES[api], "#/$defs/Response"
        ref = events["server"].get(t) or events["ws-server"].get(t)
        return (FILES[api], ref) if ref else (None, f"unknown Responses stream event type {t!r}")
    if api == "embeddings":
        return FILES[api], "#/$defs/EmbeddingCreateParams" if direction == "client" else "#/$defs/CreateEmbeddingResponse"
    if api == "audio":
        if direction == "client":
            return FILES[api], "#/$defs/TranscriptionForm" if "file" in ev else "#/$defs/SpeechCreateParams"
        t = ev.get("type", "")
        if t.startswith("speech."):
            return FILES[api], "#/$defs/SpeechStreamEvent"
        ref = schemas.doc(FILES[api])["x-events"]["server"].get(t)
        return (FILES[api], ref or "#/$defs/Transcription")
    if api in ("twilio", "homeassistant"):
        t = ev.get("event" if api == "twilio" else "type")
        ref = schemas.doc(FILES[api])["x-events"][api][direction].get(t)
        return (FILES[api], ref) if ref else (None, f"unknown {api} {direction} message {t!r}")
    if direction == "client":
        return FILES["chat"], "#/$defs/ChatCompletionCreateParams"
    return FILES["chat"], "#/$defs/ChatCompletion" if ev.get("object") == "chat.completion" else "#/$defs/ChatCompletionChunk"


class Mcp:
    """Finds the definition of an MCP message in the official schema of the version in use."""

    def __init__(self):
        self.version, self.pending = "2025-11-25", {}

    def ref(self, schemas, d, m):
        p = m.get("params") or {}
        v = (p.get("_meta") or {}).get("io.modelcontextprotocol/protocolVersion") or (p.get("protocolVersion") if m.get("method") == "initialize" else None) \
            or (m.get("result") or {}).get("protocolVersion")
        if v in MCP_VERSIONS:
            self.version = v
        name = f"mcp/mcp-{self.version}.schema.json"
        doc = schemas.doc(name)
        key = "$defs" if "$defs" in doc else "definitions"
        by_method = {s["properties"]["method"]["const"]: n for n, s in doc[key].items()
                     if "const" in s.get("properties", {}).get("method", {})}
        if "method" in m:
            if "id" in m:
                self.pending[m["id"]] = m["method"]
            n = by_method.get(m["method"])
            return (name, f"#/{key}/{n}") if n else (None, f"method {m['method']!r} is not in MCP {self.version}")
        if "error" in m:
            n = "JSONRPCErrorResponse" if "JSONRPCErrorResponse" in doc[key] else "JSONRPCError"
            return name, f"#/{key}/{n}"
        req = by_method.get(self.pending.pop(m.get("id"), None), "")
        n = req.replace("Request", "Result")
        if n + "Response" in doc[key]:
            return name, f"#/{key}/{n}Response"
        if n in doc[key]:
            return name, f"#/{key}/{n}", "result"
        return None, f"result for id {m.get('id')!r}, which was never asked"


def guess(direction, ev):
    if not isinstance(ev, dict):
        return "realtime"
    if ev.get("jsonrpc"):
        return "mcp"
    if "event" in ev and "type" not in ev:
        return "twilio"
    t = ev.get("type")
    if isinstance(t, str) and (t.startswith(("speech.audio.", "transcript.text.")) or (direction == "client" and "voice" in ev and "input" in ev) or "file" in ev):
        return "audio"
    if t in ("auth", "auth_required", "auth_ok", "auth_invalid", "result", "event", "pong") or (isinstance(ev.get("id"), int) and isinstance(t, str)):
        return "homeassistant"
    if direction == "client":
        if "type" in ev and "." in str(ev.get("type")):
            return "realtime"
        if "file" in ev or ("voice" in ev and "input" in ev):
            return "audio"
        return "chat" if "messages" in ev else "responses"
    if str(ev.get("object", "")).startswith("chat.completion"):
        return "chat"
    if "sequence_number" in ev or ev.get("object") == "response":
        return "responses"
    return "realtime"


# ------------------------------------------------------------------------- sequence checks
BYTES_PER_MS = {"audio/pcm": 48.0, "audio/pcmu": 8.0, "audio/pcma": 8.0}


class RealtimeSequence:
    """State of one Realtime conversation; .feed() returns a list of complaints."""

    # client event -> server event that acknowledges it
    ACK = {"session.update": "session.updated", "input_audio_buffer.commit": "input_audio_buffer.committed",
           "input_audio_buffer.clear": "input_audio_buffer.cleared", "conversation.item.create": "conversation.item.added",
           "conversation.item.retrieve": "conversation.item.retrieved", "conversation.item.truncate": "conversation.item.truncated",
           "conversation.item.delete": "conversation.item.deleted", "response.create": "response.created", "response.cancel": "response.done"}

    def __init__(self):
        self.n = 0
        self.event_ids, self.items, self.done_items = set(), {}, set()
        self.responses, self.active = {}, None
        self.speech = None            # item id of the speech in progress
        self.committed = set()
        self.in_ms = 0.0              # input audio written so far (whole session)
        self.buffer_ms = 0.0
        self.in_fmt = self.out_fmt = "audio/pcm"
        self.turn_detection = "server_vad"
        self.audio_ms = collections.Counter()   # (item, content_index) -> ms received
        self.text = collections.defaultdict(str)
        self.parts = {}               # (item, content_index) -> {"kind", "audio", "transcript", "text", "part"} done flags
        self.calls, self.truncates = set(), {}
        self.asr, self.untranscribed = collections.defaultdict(str), set()
        self.pending = []             # [(client type, key, event_id, must_fail)]

    def feed(self, d, e):
        t = e.get("type", "")
        m = getattr(self, ("c_" if d == "client" else "s_") + t.replace(".", "_"), None)
        out = []
        if d == "client":
            out += (m(e) if m else None) or []
            if t in self.ACK:
                self.pending.append([t, self._key(t, e), e.get("event_id"), self.must_fail])
            self.must_fail = None
            return out
        self.n += 1
        if self.n == 1 and t not in ("session.created", "error"):
            out.append("first server event must be session.created")
        i = e.get("event_id")
        if i is not None and i in self.event_ids:
            out.append(f"event_id {i} used twice")
        self.event_ids.add(i)
        if t.startswith("response.") and t not in ("response.created", "response.done"):
            out += self._in_response(e)
        out += self._ack(t, e)
        if m:
            out += m(e) or []
        return out

    must_fail, transcribe = None, False

    def finish(self):
        out = [f"response {r} never reached response.done" for r, s in self.responses.items() if not s["done"]]
        out += [f"{t} ({k}) was never answered" for t, k, _, f in self.pending if not f]
        out += [f"expected an error: {f}" for *_, f in self.pending if f]
        out += [f"item {i} was added but never done" for i in self.items if i not in self.done_items]
        out += [f"transcription is on, but item {i} got neither transcription.completed nor .failed" for i in sorted(self.untranscribed)]
        out += [f"committed item {i} was never added" for i in self.committed if i not in self.items and i not in self.deleted]
        return out

    deleted = frozenset()

    # -- helpers
    @staticmethod
    def _key(t, e):
        return e.get("item_id") or (e.get("item") or {}).get("id") or e.get("response_id") if t != "response.create" else None

    def _ack(self, t, e):
        if t == "error":
            eid = (e.get("error") or {}).get("event_id")
            hit = next((p for p in self.pending if eid and p[2] == eid), None) or next((p for p in self.pending if p[3]), None) \
                or next(iter(self.pending), None)
            if hit:
                self.pending.remove(hit)
            return []
        if t not in self.ACK.values():
            return []
        key = {"conversation.item.added": (e.get("item") or {}).get("id"), "response.done": (e.get("response") or {}).get("id")}.get(t, e.get("item_id"))
        if t == "conversation.item.retrieved":
            key = e["item"].get("id")
        for p in self.pending:
            ct, k, _, must = p
            if self.ACK[ct] != t:
                continue
            if t in ("conversation.item.added", "response.done") and k and k != key:
                continue
            if t in ("conversation.item.truncated", "conversation.item.deleted", "conversation.item.retrieved") and k != key:
                continue
            if t == "conversation.item.added" and not k and e["item"].get("role") == "assistant" and e["item"].get("status") == "in_progress":
                continue
            if must:
                return [f"{t}, where an error was due: {must}"]
            self.pending.remove(p)
            break
        return []

    def _in_response(self, e):
        out, r = [], e.get("response_id")
        if r is not None:
            if r not in self.responses:
                return [f"{e['type']} for unknown response {r}"]
            if self.responses[r]["done"]:
                out.append(f"{e['type']} after response.done of {r}")
        it = e.get("item_id")
        if it and r is not None and it not in self.responses[r]["items"]:
            out.append(f"{e['type']}: item {it} was not announced by response.output_item.added")
        return out

    def _fmt(self, s):
        a = s.get("audio") or {}
        f = ((a.get("input") or {}).get("format") or {}).get("type")
        self.in_fmt = f or self.in_fmt
        f = ((a.get("output") or {}).get("format") or {}).get("type")
        self.out_fmt = f or self.out_fmt
        i = a.get("input") or {}
        self.transcribe = bool(i["transcription"]) if "transcription" in i else self.transcribe
        if "turn_detection" in i:
            self.turn_detection = i["turn_detection"]["type"] if i["turn_detection"] else None

    def _ms(self, b64, fmt):
        return len(base64.b64decode(b64)) / BYTES_PER_MS[fmt]

    # -- client
    def c_input_audio_buffer_append(self, e):
        ms = self._ms(e["audio"], self.in_fmt)
        self.in_ms += ms; self.buffer_ms += ms

    def c_input_audio_buffer_commit(self, e):
        if self.buffer_ms < 100:
            self.must_fail = "input_audio_buffer.commit with less than 100 ms buffered"

    def c_input_audio_buffer_clear(self, e):
        self.buffer_ms = 0

    def c_conversation_item_truncate(self, e):
        k = (e["item_id"], e["content_index"])
        self.truncates[k] = e["audio_end_ms"]
        out = []
        if self.items.get(e["item_id"], {}).get("role") != "assistant":
            out.append(f"truncate of {e['item_id']}, which is not a known assistant item")
        elif e["audio_end_ms"] > self.audio_ms[k] + 1:
            out.append(f"truncate at {e['audio_end_ms']} ms but only {self.audio_ms[k]:.0f} ms of audio received")
        elif e["audio_end_ms"] == 0:
            out.append("truncate at 0 ms is refused by the API; delete the item instead")
        return out

    def c_conversation_item_create(self, e):
        it = e["item"]
        if it.get("type") == "function_call_output" and it["call_id"] not in self.calls:
            return [f"function_call_output for unknown call_id {it['call_id']}"]

    def c_conversation_item_delete(self, e):
        if e["item_id"] not in self.items:
            self.must_fail = f"conversation.item.delete of unknown item {e['item_id']}"

    def c_conversation_item_retrieve(self, e):
        if e["item_id"] not in self.items:
            self.must_fail = f"conversation.item.retrieve of unknown item {e['item_id']}"

    def c_response_create(self, e):
        if self.active and (e.get("response") or {}).get("conversation") != "none":
            self.must_fail = "response.create while a response is active"

    def c_response_cancel(self, e):
        if not self.active and not e.get("response_id"):
            self.must_fail = "response.cancel without an active response"

    # -- server
    def s_session_created(self, e):
        self._fmt(e["session"])

    s_session_updated = s_session_created

    def s_input_audio_buffer_speech_started(self, e):
        out = []
        if self.turn_detection is None:
            out.append("speech_started with turn_detection null")
        if self.speech:
            out.append("speech_started while speech is in progress")
        if e["audio_start_ms"] > self.in_ms + 1:
            out.append(f"speech_started at {e['audio_start_ms']} ms, beyond the {self.in_ms:.0f} ms of audio appended")
        self.speech, self.speech_ms = e["item_id"], e["audio_start_ms"]
        return out

    def s_input_audio_buffer_speech_stopped(self, e):
        out = []
        if self.speech != e["item_id"]:
            out.append("speech_stopped without the matching speech_started")
        elif e["audio_end_ms"] <= self.speech_ms:
            out.append("audio_end_ms not after audio_start_ms")
        if e["audio_end_ms"] > self.in_ms + 1:
            out.append(f"speech_stopped at {e['audio_end_ms']} ms, beyond the {self.in_ms:.0f} ms of audio appended")
        self.speech, self.stopped = None, e["item_id"]
        return out

    stopped = None

    def s_input_audio_buffer_timeout_triggered(self, e):
        self.stopped = e["item_id"]
        return [] if self.turn_detection == "server_vad" else ["timeout_triggered outside server_vad"]

    def s_input_audio_buffer_committed(self, e):
        out = []
        if self.turn_detection and self.stopped != e["item_id"] and self.speech:
            out.append("committed while speech_stopped is outstanding")
        self.committed.add(e["item_id"]); self.buffer_ms = 0
        if self.transcribe:
            self.untranscribed.add(e["item_id"])
        p = e.get("previous_item_id")
        if p and p not in self.items:
            out.append(f"committed: unknown previous_item_id {p}")
        return out

    def s_input_audio_buffer_cleared(self, e):
        self.buffer_ms = 0; self.speech = None

    def s_conversation_item_added(self, e):
        out, it, p = [], e["item"], e.get("previous_item_id")
        i = it.get("id")
        if not i:
            return ["conversation.item.added without item.id"]
        if i in self.items:
            out.append(f"item {i} added twice")
        if p and p not in self.items:
            out.append(f"item.added: unknown previous_item_id {p}")
        if it.get("role") == "user" and any(c.get("type") == "input_audio" for c in it.get("content") or []) and i not in self.committed \
                and not any("audio" in c for c in it["content"]):
            out.append(f"audio item {i} added without input_audio_buffer.committed")
        self.items[i] = it
        return out

    def s_conversation_item_done(self, e):
        i = e["item"].get("id")
        out = [] if i in self.items else [f"item.done for {i}, never added"]
        if i in self.done_items:
            out.append(f"item {i} done twice")
        self.done_items.add(i); self.items[i] = e["item"]
        return out

    def s_conversation_item_deleted(self, e):
        self.deleted = self.deleted | {e["item_id"]}
        return [] if self.items.pop(e["item_id"], None) else [f"deleted unknown item {e['item_id']}"]

    def s_conversation_item_truncated(self, e):
        k = (e["item_id"], e["content_index"])
        return [] if k in self.truncates else ["item.truncated without a truncate request (WebSocket: the client truncates)"]

    def s_conversation_item_input_audio_transcription_delta(self, e):
        self.asr[e["item_id"]] += e.get("delta") or ""
        return [] if e["item_id"] in self.committed else [f"transcription of {e['item_id']}, never committed"]

    def s_conversation_item_input_audio_transcription_failed(self, e):
        self.untranscribed.discard(e["item_id"])

    def s_conversation_item_input_audio_transcription_completed(self, e):
        self.untranscribed.discard(e["item_id"])
        self.untranscribed.discard(e["item_id"])
        out = [] if e["item_id"] in self.committed else [f"transcription of {e['item_id']}, never committed"]
        got = self.asr.get(e["item_id"])
        if got and got.strip() != e["transcript"].strip():
            out.append("transcription deltas do not add up to the transcript")
        return out

    def s_response_created(self, e):
        r, out = e["response"], []
        default = r.get("conversation_id") is not None
        if default and self.active:
            out.append(f"response {r['id']} created while {self.active} is active")
        self.responses[r["id"]] = {"done": False, "items": {}, "closed": set(), "default": default}
        if default:
            self.active = r["id"]
        return out

    def s_response_output_item_added(self, e):
        if e["response_id"] in self.responses:
            it = e["item"]
            self.responses[e["response_id"]]["items"][it["id"]] = it
            if it.get("type") == "function_call" and it.get("call_id"):
                self.calls.add(it["call_id"])

    def s_response_output_item_done(self, e):
        it, out = e["item"], []
        st = self.responses.get(e["response_id"])
        if st:
            if it["id"] not in st["items"]:
                out.append(f"output_item.done for {it['id']}, never added")
            if st["default"] and it["id"] not in self.done_items:
                out.append(f"output_item.done before conversation.item.done of {it['id']}")
            st["closed"].add(it["id"])
        for (i, _), f in self.parts.items():
            if i == it["id"] and not f["part"]:
                out.append(f"output_item.done before response.content_part.done of {i}")
        if it.get("type") == "function_call":
            self.calls.add(it.get("call_id"))
            if it.get("status") == "completed":
                if ("fa done", it["id"]) not in self.text:
                    out.append("output_item.done of a call before response.function_call_arguments.done")
                try:
                    json.loads(it["arguments"])
                except ValueError:
                    out.append("function call arguments are not JSON")
        return out

    def s_response_content_part_added(self, e):
        self.parts[(e["item_id"], e["content_index"])] = {"kind": e["part"].get("type"), "audio": False, "transcript": False, "text": False, "part": False}

    def s_response_content_part_done(self, e):
        f = self.parts.get((e["item_id"], e["content_index"]))
        if not f:
            return ["content_part.done without content_part.added"]
        f["part"] = True
        need = ("text",) if f["kind"] == "text" else ("audio", "transcript")
        return [f"content_part.done before the {n} .done event" for n in need if not f[n]]

    def _part(self, e, done=None):
        f = self.parts.get((e["item_id"], e["content_index"]))
        if not f:
            return [f"{e['type']} before response.content_part.added"]
        if done:
            f[done] = True
        return []

    def s_response_output_audio_delta(self, e):
        self.audio_ms[(e["item_id"], e["content_index"])] += self._ms(e["delta"], self.out_fmt)
        return self._part(e)

    def s_response_output_audio_done(self, e):
        return self._part(e, "audio")

    def s_response_output_audio_transcript_delta(self, e):
        self.text[("tr", e["item_id"], e["content_index"])] += e["delta"]
        return self._part(e)

    def s_response_output_audio_transcript_done(self, e):
        return self._part(e, "transcript") + ([] if self.text[("tr", e["item_id"], e["content_index"])] == e["transcript"] else ["transcript deltas do not add up to transcript"])

    def s_response_output_text_delta(self, e):
        self.text[("tx", e["item_id"], e["content_index"])] += e["delta"]
        return self._part(e)

    def s_response_output_text_done(self, e):
        return self._part(e, "text") + ([] if self.text[("tx", e["item_id"], e["content_index"])] == e["text"] else ["text deltas do not add up to text"])

    def s_response_function_call_arguments_delta(self, e):
        self.text[("fa", e["item_id"])] += e["delta"]

    def s_response_function_call_arguments_done(self, e):
        got = self.text[("fa", e["item_id"])]
        self.text[("fa done", e["item_id"])] = e["arguments"]
        return [] if not got or got == e["arguments"] else ["argument deltas do not add up to arguments"]

    def s_response_done(self, e):
        r, out = e["response"], []
        st = self.responses.get(r["id"])
        if not st:
            return [f"response.done for unknown response {r['id']}"]
        if st["done"]:
            out.append(f"response {r['id']} done twice")
        st["done"] = True
        if self.active == r["id"]:
            self.active = None
        ids = {i.get("id") for i in r.get("output") or []}
        if ids != set(st["items"]):
            out.append(f"response.done lists items {sorted(map(str, ids))}, stream announced {sorted(st['items'])}")
        out += [f"response.done before response.output_item.done of {i}" for i in st["items"] if i not in st["closed"]]
        if r.get("status") == "in_progress":
            out.append("response.done with status in_progress")
        sd = r.get("status_details")
        if sd and sd.get("type") and sd["type"] != r.get("status"):
            out.append("status_details.type differs from status")
        if r.get("status") in ("cancelled", "incomplete", "failed") and not sd:
            out.append(f"status {r['status']} without status_details")
        return out


class ResponsesSequence:
    TERMINAL = ("response.completed", "response.incomplete", "response.failed")

    def __init__(self):
        self.seq, self.first, self.terminal = None, True, None
        self.items, self.text, self.rid = {}, collections.defaultdict(str), None

    def feed(self, d, e):
        if d == "client":                 # a new request opens a new stream
            out = self.finish()
            self.__init__()
            return out
        if e.get("object") == "response":
            return []
        out, t = [], e.get("type", "")
        n = e.get("sequence_number")
        if self.seq is not None and n is not None and n != self.seq + 1:
            out.append(f"sequence_number {n} after {self.seq}")
        self.seq = n
        if self.first and t not in ("response.created", "error"):
            out.append("stream must open with response.created")
        self.first = False
        if self.terminal:
            out.append(f"{t} after {self.terminal}")
        if t in self.TERMINAL or t == "error":
            self.terminal = t
        if t == "response.output_item.added":
            self.items[e["output_index"]] = e["item"]
        elif "output_index" in e and e["output_index"] not in self.items:
            out.append(f"{t}: output_index {e['output_index']} was not added")
        k = (t.rsplit(".", 1)[0], e.get("item_id"), e.get("content_index"), e.get("summary_index"))
        if t.endswith(".delta") and isinstance(e.get("delta"), str):
            self.text[k] += e["delta"]
        elif t.endswith(".done"):
            full = e.get("text", e.get("arguments", e.get("refusal", e.get("input"))))
            if isinstance(full, str) and k in self.text and self.text[k] != full:
                out.append(f"{t}: deltas do not add up")
        if t in self.TERMINAL and t != "response.failed":
            got = [i.get("id") for i in e["response"]["output"]]
            want = [v.get("id") for _, v in sorted(self.items.items())]
            if got != want:
                out.append(f"{t}: output {got} differs from the items streamed {want}")
        return out

    def finish(self):
        return [] if self.terminal or self.first else ["stream ended without response.completed/incomplete/failed or error"]


class ChatSequence:
    def __init__(self):
        self.id, self.finish_reason, self.args, self.any = None, {}, collections.defaultdict(str), False

    def feed(self, d, e):
        if d == "client":
            out = self.finish()
            self.__init__()
            return out
        if e.get("object") != "chat.completion.chunk":
            return []
        self.any = True
        out = []
        if self.id and e["id"] != self.id:
            out.append("chunk id changed inside a stream")
        self.id = e["id"]
        for c in e["choices"]:
            i = c["index"]
            if self.finish_reason.get(i):
                out.append(f"choice {i} continues after finish_reason")
            if c.get("finish_reason"):
                self.finish_reason[i] = c["finish_reason"]
            for tc in c["delta"].get("tool_calls") or []:
                self.args[(i, tc["index"])] += (tc.get("function") or {}).get("arguments") or ""
        return out

    def finish(self):
        out = ["stream ended without finish_reason"] if self.any and not self.finish_reason else []
        for k, v in self.args.items():
            try:
                json.loads(v)
            except ValueError:
                out.append(f"tool call {k} arguments are not JSON: {v!r}")
        return out


class HASequence:
    """ids strictly increase; results and events answer a known id"""
    def __init__(self):
        self.last, self.known = 0, set()

    def feed(self, d, e):
        i = e.get("id")
        if i is None:
            return []
        if d == "client":
            out = [] if i > self.last else [f"id {i} does not increase (last {self.last}): Home Assistant answers id_reuse"]
            self.last = max(self.last, i); self.known.add(i)
            return out
        return [] if i in self.known else [f"{e['type']} for unknown id {i}"]

    def finish(self):
        return []


class TwilioSequence:
    """connected, start, then the rest; sequenceNumber counts 1, 2, 3 ...; marks come back"""
    def __init__(self):
        self.stage, self.seq, self.marks, self.sid = 0, 0, [], None

    def feed(self, d, e):
        out, t = [], e["event"]
        if d == "server":
            if self.stage < 2:
                out.append("sent before start (no streamSid yet)")
            elif e.get("streamSid") != self.sid:
                out.append("streamSid differs from start")
            if t == "mark":
                self.marks.append(e["mark"]["name"])
            return out
        if t == "connected":
            self.stage = 1
            return out
        if t == "start":
            self.stage, self.sid = 2, e["streamSid"]
        elif self.stage < 2:
            out.append(f"{t} before start")
        n = int(e["sequenceNumber"])
        if n != self.seq + 1:
            out.append(f"sequenceNumber {n} after {self.seq}")
        self.seq = n
        if t == "mark":
            if e["mark"]["name"] in self.marks:
                self.marks.remove(e["mark"]["name"])
            else:
                out.append(f"mark {e['mark']['name']!r} was never sent")
        return out

    def finish(self):
        return [f"mark {m!r} never came back" for m in self.marks]


class NoSequence:
    def feed(self, d, e):
        return []

    def finish(self):
        return []


SEQUENCES = {"realtime": RealtimeSequence, "responses": ResponsesSequence, "chat": ChatSequence,
             "homeassistant": HASequence, "twilio": TwilioSequence, "mcp": NoSequence, "audio": NoSequence,
             "embeddings": NoSequence}


# ----------------------------------------------------------------------------------- input
def lines_jsonl(fh):
    for n, line in enumerate(fh, 1):
        if line.strip():
            yield n, line


def lines_sse(fh):
    name, data, start = None, [], None
    for n, line in enumerate(list(fh) + ["\n"], 1):
        line = line.rstrip("\n").rstrip("\r")
        if not line:
            if data and "\n".join(data) != "[DONE]":
                yield start, json.dumps({"dir": "server", "event": json.loads("\n".join(data)), "sse_event": name})
            name, data, start = None, [], None
        elif line.startswith(":"):
            continue
        else:
            f, _, v = line.partition(":")
            v = v[1:] if v.startswith(" ") else v
            if f == "event":
                name = v
            elif f == "data":
                data.append(v); start = start or n


def check(path, opts, schemas, out):
    bad = total = 0
    seqs, mcp = {}, Mcp()

    def say(n, msg):
        nonlocal bad
        bad += 1
        if not opts.quiet:
            out.write(f"{path}:{n}: {msg}\n")
    fh = sys.stdin if path == "-" else open(path, encoding="utf8")
    n = 0
    for n, line in (lines_sse if opts.sse else lines_jsonl)(fh):
        try:
            rec = json.loads(line)
        except ValueError as x:
            say(n, f"not JSON: {x}")
            continue
        if isinstance(rec, dict) and "meta" in rec and "event" not in rec:
            continue
        d, ev = (rec.get("dir"), rec.get("event")) if isinstance(rec, dict) else (None, None)
        if d not in ("client", "server") or ev is None:
            say(n, 'line must be {"dir": "client"|"server", "event": {...}}')
            continue
        total += 1
        api = opts.api or guess(d, ev)
        name, ref, *inner = mcp.ref(schemas, d, ev) if api == "mcp" else ref_for(schemas, api, d, ev)
        if name is None:
            say(n, ref)
            continue
        tag = f"{d} {ev.get('type') or ev.get('method') or ev.get('event') or ev.get('object') or 'message'}"
        if opts.sse and rec.get("sse_event") and rec["sse_event"] != ev.get("type"):
            say(n, f"SSE event name {rec['sse_event']!r} differs from data.type {ev.get('type')!r}")
        errs = schemas.errors(name, ref, ev[inner[0]] if inner else ev)
        for p, m in errs:
            say(n, f"{tag}: {p}: {m}")
        if opts.sequence and not errs:
            s = seqs.setdefault(api, SEQUENCES[api]())
            for m in s.feed(d, ev):
                say(n, f"{tag}: sequence: {m}")
    if opts.sequence:
        for s in seqs.values():
            for m in s.finish():
                say(n, f"sequence: {m}")
    return total, bad


def main(argv=None):
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("files", nargs="+", metavar="FILE.jsonl")
    ap.add_argument("--api", choices=sorted(FILES))
    ap.add_argument("--strict", action="store_true")
    ap.add_argument("--sequence", action="store_true")
    ap.add_argument("--sse", action="store_true")
    ap.add_argument("--schemas", default=HERE, help="folder with the *.schema.json files")
    ap.add_argument("-q", "--quiet", action="store_true")
    o = ap.parse_args(argv)
    schemas = Schemas(o.strict, o.schemas)
    events = failures = 0
    for f in o.files:
        try:
            t, b = check(f, o, schemas, sys.stdout)
        except OSError as x:
            print(f"{f}: {x}", file=sys.stderr)
            return 2
        events += t; failures += b
    print(f"{events} events in {len(o.files)} file(s), {failures} failure(s)")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
