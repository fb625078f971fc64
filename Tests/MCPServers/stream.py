"""A server that answers in its stream of events alone (revision 2024-11-05), without any library.

The words say what is odd about it: `absolute` tells the whole address, `elsewhere` that of another host, `mute` tells none,
`unimplemented` refuses the newer way with 501, `body` answers in the body, too, `ends` closes its stream at a call,
`forgets` knows the session no more at the second call.
"""

import json
import queue
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

manners = sys.argv[1:]
sessions = {}
calls = 0


def answer(request):
    method = request.get("method")
    if method == "initialize":
        info = {"name": "stream", "version": "1"}
        return {"protocolVersion": "2024-11-05", "capabilities": {"tools": {}}, "serverInfo": info}
    if method == "tools/list":
        return {"tools": [{"name": "echo", "description": "Says it again.", "inputSchema": {"type": "object"}}]}
    return {"content": [{"type": "text", "text": request["params"]["arguments"].get("words", "")}]}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *words):
        pass

    def plain(self, status, text="", kind="text/plain"):
        body = text.encode()
        self.send_response(status)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def say(self, text):
        data = text.encode()
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def do_GET(self):
        if self.path != "/sse" or self.headers.get("authorization") != "Bearer mine":
            return self.plain(404)
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        name = f"s{len(sessions) + 1}"
        sessions[name] = queue.Queue()
        place = f"/messages/?session_id={name}"
        if "absolute" in manners:
            place = f"http://127.0.0.1:{server.server_port}{place}"
        if "elsewhere" in manners:
            place = "http://example.org" + place
        if "mute" in manners:
            return self.say(": nothing\n\n")
        self.say(": hello\n\n" + f"event: endpoint\ndata: {place}\n\n")
        while True:
            message = sessions[name].get()
            if message is None:
                self.say("")
                self.close_connection = True
                return
            self.say(f"event: message\ndata: {json.dumps(message)}\n\n")

    def do_POST(self):
        global calls
        request = json.loads(self.rfile.read(int(self.headers["content-length"])))
        if self.path == "/sse":
            if "unimplemented" in manners:
                return self.plain(501, "Not Implemented")
            return self.plain(405, "Method Not Allowed")
        session = sessions.get(self.path.partition("session_id=")[2])
        if session is None or self.headers.get("authorization") != "Bearer mine":
            return self.plain(404, "Could not find session")
        if request.get("method") == "tools/call":
            calls += 1
            if "ends" in manners and calls == 1:
                self.plain(202, "Accepted")
                return session.put(None)
            if "forgets" in manners and calls == 2:
                return self.plain(404, "Could not find session")
        if "id" not in request:
            return self.plain(202, "Accepted")
        message = {"jsonrpc": "2.0", "id": request["id"], "result": answer(request)}
        if "body" in manners:
            self.plain(200, json.dumps(message), "application/json")
        else:
            self.plain(202, "Accepted")
        if request.get("params", {}).get("_meta", {}).get("progressToken"):
            token = request["params"]["_meta"]["progressToken"]
            params = {"progressToken": token, "progress": 1}
            session.put({"jsonrpc": "2.0", "method": "notifications/progress", "params": params})
        session.put(message)


class Server(ThreadingHTTPServer):
    daemon_threads = True


server = Server(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
# It ends with whoever started it.
sys.stdin.read()
