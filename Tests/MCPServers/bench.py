"""A server made with the Model Context Protocol's own Python library: `bench.py` over stdio, `bench.py http` over HTTP."""

import asyncio
import os
import socket
import sys

from mcp.server.mcpserver import Context, MCPServer

server = MCPServer("bench")


@server.tool()
def add(a: int, b: int) -> int:
    """Adds two numbers."""
    return a + b


@server.tool()
async def count(to: int, ctx: Context) -> str:
    """Counts, and says how far it is."""
    for step in range(1, to + 1):
        await ctx.report_progress(step, to, f"step {step}")
    return f"counted to {to}"


@server.tool()
async def wait_for_ever() -> str:
    """Never returns."""
    await asyncio.Event().wait()
    return "never"


@server.tool()
def fail() -> str:
    """Fails."""
    raise ValueError("It went wrong on purpose.")


@server.tool()
def die() -> str:
    """Ends the whole server."""
    print("dying on purpose", file=sys.stderr, flush=True)
    os._exit(3)


@server.tool()
def large(size: int) -> str:
    """Returns much."""
    return "x" * size


@server.tool()
def environment(name: str) -> str:
    """Tells a variable of the environment."""
    return os.environ.get(name, "(none)")


@server.tool()
async def learn(ctx: Context) -> str:
    """Learns a new tool."""

    def taught() -> str:
        return "new"

    server.add_tool(taught)
    await ctx.notify_tools_changed()
    await ctx.session.send_tool_list_changed()
    return "learned"


async def serve_http() -> None:
    import uvicorn

    listener = socket.create_server(("127.0.0.1", 0))
    if "stream" in sys.argv:
        app = server.sse_app()
    else:
        app = server.streamable_http_app(json_response="json" in sys.argv)
    print(listener.getsockname()[1], flush=True)
    await uvicorn.Server(uvicorn.Config(app, log_level="error")).serve(sockets=[listener])


if __name__ == "__main__":
    if "http" in sys.argv:
        asyncio.run(serve_http())
    else:
        server.run("stdio")
