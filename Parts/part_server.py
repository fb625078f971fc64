"""What the servers of ears and voice have in common: HTTP on 127.0.0.1, for who shows the key in ECHO_PART_KEY."""
import hmac
import json
import os
import select
import signal
import socket
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def end_with_parent():
    """Whoever started it holds its standard input open for as long as it is wanted."""
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: os._exit(0))

    def watch():
        while os.read(0, 4096):
            pass
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Refusal(Exception):
    def __init__(self, status, message, code):
        super().__init__(message)
        self.status, self.code = status, code


class PartHandler(BaseHTTPRequestHandler):
    """Answers one request after the other; subclasses say what they offer."""

    protocol_version = "HTTP/1.1"
    name, path_offered, body_limit = "", "", 0
    has_begun = False

    def do_GET(self):
        try:
            self.check_key()
            if self.path != "/v1/models":
                raise Refusal(404, f"There is nothing at {self.path}.", "not_found")
            self.send_json(200, {"object": "list", "data": [
                {"id": self.name, "object": "model", "created": 0, "owned_by": "echo-part"}]})
        except Refusal as refusal:
            self.refuse(refusal)

    def do_POST(self):
        self.has_begun = False
        try:
            length = int(self.headers.get("Content-Length") or -1)
            if not 0 <= length <= self.body_limit:
                self.close_connection = True
                raise Refusal(413, "What is sent is too long, or its length is not told.", "too_large")
            body = self.rfile.read(length)
            self.check_key()
            if self.path != self.path_offered:
                raise Refusal(404, f"There is nothing at {self.path}.", "not_found")
            self.answer(body)
        except Refusal as refusal:
            self.refuse(refusal)
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True
        except Exception as error:
            self.refuse(Refusal(500, f"{type(error).__name__}: {error}", "server_error"))

    def check_key(self):
        wanted, shown = os.environ.get("ECHO_PART_KEY", ""), self.headers.get("Authorization", "")
        if wanted and not hmac.compare_digest(f"Bearer {wanted}".encode(), shown.encode("utf-8", "replace")):
            raise Refusal(401, "The key is missing or wrong.", "invalid_key")

    def has_hung_up(self):
        readable, _, _ = select.select([self.connection], [], [], 0)
        return bool(readable) and not self.connection.recv(1, socket.MSG_PEEK)

    def refuse(self, refusal):
        if self.has_begun:
            # An end that is no end: the client sees that something is missing.
            self.close_connection = True
            return
        kind = "server_error" if refusal.status >= 500 else "invalid_request_error"
        self.send_json(refusal.status, {"error": {
            "message": str(refusal), "type": kind, "param": None, "code": refusal.code}})

    def send_json(self, status, value):
        self.send(status, "application/json", json.dumps(value, ensure_ascii=False).encode())

    def send(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve(handler, name, make):
    """Loads the model, tells the address, and serves."""
    end_with_parent()
    try:
        make()
    except Exception as error:
        print(f"{name} cannot be loaded: {error}", file=sys.stderr)
        sys.exit(2)
    handler.name = name
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    print(json.dumps({"url": f"http://127.0.0.1:{server.server_port}/v1", "model": name}), flush=True)
    server.serve_forever()
