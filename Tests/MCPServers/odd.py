"""Servers with bad manners, without any library: the first word says which."""

import json
import os
import signal
import subprocess
import sys
import time

manners = sys.argv[1:]
modern = "modern" in manners


def say(message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def result(request, value):
    say({"id": request["id"], "result": value})


def tool(name):
    return {"name": name, "description": f"The tool {name}.", "inputSchema": {"type": "object"}}


def list_tools(request):
    """Three pages of two tools."""
    page = int(request.get("params", {}).get("cursor", "0"))
    value = {"tools": [tool(f"tool{2 * page}"), tool(f"tool{2 * page + 1}")]}
    if page < 2:
        value["nextCursor"] = str(page + 1)
    result(request, value)


def open_files():
    return [file for file in range(1024) if os.path.exists(f"/proc/self/fd/{file}")]


def call(request):
    name = request["params"]["name"]
    if name == "tool0":
        result(request, {"content": [{"type": "text", "text": json.dumps(request["params"]["arguments"])}]})
    elif name == "tool1":
        print("dying words", file=sys.stderr, flush=True)
        sys.exit(3)
    elif name == "tool2":
        print("this is no JSON {", flush=True)
        print('{"jsonrpc":"2.0","id":"nobody","result":{}}', flush=True)
        print("[1,2,3]\n\n", flush=True)
        sys.stdout.buffer.write(b"\xff\xfe\x00rubbish\n")
        sys.stdout.flush()
        say({"id": 900, "method": "ping"})
        say({"id": 901, "method": "sampling/createMessage", "params": {}})
        answers = [json.loads(sys.stdin.readline()) for _ in range(2)]
        said = [a["result"] if "result" in a else a["error"]["code"] for a in answers]
        result(request, {"content": [{"type": "text", "text": json.dumps(said)}]})
    elif name == "tool3":
        said = json.loads(sys.stdin.readline())
        print(f"told {said['method']} {said['params']['requestId'] == request['id']}", file=sys.stderr, flush=True)
        sys.exit(4)
    elif name == "tool4":
        result(request, {"content": [{"type": "text", "text": json.dumps([sorted(os.environ), open_files()])}]})
    else:
        say({"id": request["id"], "error": {"code": -32602, "message": f"Unknown tool: {name}"}})


if "stubborn" in manners:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if "parent" in manners:
    subprocess.Popen(["sleep", "1000"])
if "chatty" in manners:
    for line in range(20000):
        print(f"line {line} of much", file=sys.stderr)

for line in sys.stdin:
    request = json.loads(line)
    method = request.get("method")
    if method == "server/discover":
        if "silent" in manners:
            continue
        if "dies-of-discover" in manners:
            sys.exit(1)
        say({"id": request["id"], "error": {"code": -32601, "message": "Method not found"}})
    elif method == "initialize":
        if "refuses" in manners:
            say({"id": request["id"], "error": {"code": -32000, "message": "No."}})
        version = "1999-01-01" if "ancient" in manners else "2025-06-18"
        info = {"name": "odd", "version": "1"}
        result(request, {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": info})
    elif method == "tools/list":
        list_tools(request)
        if "deaf" in manners and request.get("params", {}).get("cursor") == "2":
            break
    elif method == "tools/call":
        call(request)

while "stubborn" in manners or "deaf" in manners:
    time.sleep(1000)
