"""get-part.py CATALOG NAME FOLDER [--watched | --remove]: gets the part NAME of CATALOG (parts.toml) into FOLDER/NAME.

It needs Python 3.11 and nothing besides. What is loaded is checked against the size and the SHA-256 of the catalog before
anything of it is used, and nothing of it is run. Packages come from the index that pip is set up for.

Standard output: lines of JSON, {"done": bytes, "of": bytes} as it goes on, {"error": "..."} when it fails, {"ready": path}
at the end. The status is 0 when the part is there, 1 when it failed, 3 when it was stopped. What was loaded until then is
kept in FOLDER/.getting/NAME, and the next attempt goes on from there. With --watched it also stops when its standard input
is closed.

A part that names a model of Ollama is loaded by the Ollama of this machine (or of OLLAMA_HOST), which checks and keeps it;
FOLDER/NAME then says no more than that it is there. --remove has Ollama delete it again.
"""
import configparser
import ctypes
import fcntl
import hashlib
import http.client
import json
import os
import platform
import re
import shutil
import signal
import ssl
import sys
import sysconfig
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile

BLOCK = 1 << 18
ATTEMPTS = 4
PATIENCE = 60
INDEX_LIMIT = 16 << 20
JSON_INDEX = "application/vnd.pypi.simple.v1+json"


class Trouble(Exception):
    """What went wrong, and what to do, in a sentence for people."""


def say(**line):
    print(json.dumps(line, ensure_ascii=False), flush=True)


# What is to be loaded

def read(path):
    import tomllib

    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except (OSError, ValueError) as error:
        raise Trouble(f"{path} cannot be read: {error}")


def read_catalog(path, name):
    """The part, and what can run parts: of this catalog, else of the one beside this program."""
    catalog = read(path)
    parts = [part for part in catalog.get("part", []) if part.get("name") == name]
    if not parts:
        raise Trouble(f"{path} has no part {name}.")
    usual = os.path.join(os.path.dirname(os.path.abspath(__file__)), "parts.toml")
    shared = read(usual).get("runtime", []) if os.path.exists(usual) else []
    return parts[0], {runtime["name"]: runtime for runtime in shared + catalog.get("runtime", [])}


def suits(file, version, machine, glibc):
    """Whether a wheel runs here: its name ends with the tags of Python, its interface and the platform."""
    tags = file.removesuffix(".whl").split("-")[-3:]
    python, interface, platforms = tags
    if platforms == "any":
        return python.startswith("py3")
    number = re.fullmatch(r"cp3(\d+)", python)
    if not number:
        return False
    newer = interface == "abi3" and int(number[1]) <= version[1]
    if not newer and (interface != python or int(number[1]) != version[1]):
        return False
    needed = [tuple(map(int, m)) for m in re.findall(rf"manylinux_(\d+)_(\d+)_{machine}", platforms)]
    return any(one <= glibc for one in needed)


def glibc():
    name, version = platform.libc_ver()
    numbers = re.findall(r"\d+", version)[:2]
    return tuple(map(int, numbers)) if name == "glibc" and len(numbers) == 2 else (0, 0)


def downloads(part, runtimes):
    """Files to load: (name, size, sum, address or None for the index, what for)."""
    for wheel in part.get("wheel", []):
        yield wheel["file"], wheel["size"], wheel["sha256"], None, "pieces"
    for file in part.get("file", []):
        if "url" in file:
            yield file["name"], file["size"], file["sha256"], file["url"], "file"
    # A build of Python without the global lock wants other wheels.
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise Trouble("This Python has no global lock; parts need the usual one. Install Debian's python3.")
    for name in part.get("runtime", []):
        if name not in runtimes:
            raise Trouble(f"{part['name']} wants the runtime {name}, which no parts.toml has. There are: {', '.join(sorted(runtimes))}.")
        for wheel in runtimes[name]["wheel"]:
            if suits(wheel["file"], sys.version_info, platform.machine(), glibc()):
                yield wheel["file"], wheel["size"], wheel["sha256"], None, "lib"
                break
        else:
            raise Trouble(
                f"{name} is not there for Python {sys.version_info[0]}.{sys.version_info[1]} on {platform.machine()}.")


# Where it is loaded from

def index():
    """The address of pip's index, as its environment or its files name it."""
    if os.environ.get("PIP_INDEX_URL"):
        return os.environ["PIP_INDEX_URL"]
    home = os.path.expanduser("~")
    for path in (os.environ.get("PIP_CONFIG_FILE"), f"{home}/.config/pip/pip.conf", f"{home}/.pip/pip.conf", "/etc/pip.conf"):
        reader = configparser.ConfigParser(interpolation=None)
        try:
            if path and reader.read(path):
                return reader.get("global", "index-url")
        except configparser.Error:
            pass
    return "https://pypi.org/simple"


def opener():
    certificates = os.environ.get("PIP_CERT") or os.environ.get("SSL_CERT_FILE")
    context = ssl.create_default_context(cafile=certificates if certificates and os.path.exists(certificates) else None)
    return urllib.request.build_opener(urllib.request.HTTPSHandler(context=context))


def ask(client, address, headers):
    """Opens an address; a name and a password in it become a header and are never printed."""
    parts = urllib.parse.urlsplit(address)
    if parts.scheme not in ("http", "https"):
        raise Trouble("The address of a part is not of http or https.")
    host = parts.hostname + (f":{parts.port}" if parts.port else "")
    request = urllib.request.Request(urllib.parse.urlunsplit(parts._replace(netloc=host)), headers=headers)
    if parts.username:
        import base64

        words = urllib.parse.unquote(f"{parts.username}:{parts.password or ''}")
        request.add_unredirected_header("Authorization", "Basic " + base64.b64encode(words.encode()).decode())
    return client.open(request, timeout=PATIENCE)


def wheel_address(client, file):
    project = re.sub(r"[-_.]+", "-", file.split("-")[0]).lower()
    page = f"{index().rstrip('/')}/{project}/"
    with ask(client, page, {"Accept": f"{JSON_INDEX}, text/html;q=0.2"}) as answer:
        kind, body, base = answer.headers.get_content_type(), answer.read(INDEX_LIMIT), answer.url
    if kind == JSON_INDEX:
        links = [(one["filename"], one["url"]) for one in json.loads(body)["files"]]
    else:
        import html

        found = re.findall(r"<a\s[^>]*?href\s*=\s*[\"']([^\"']+)[\"'][^>]*>\s*([^<]+?)\s*</a>", body.decode("utf-8", "replace"))
        links = [(html.unescape(name), html.unescape(link)) for link, name in found]
    for name, link in links:
        if name == file:
            return urllib.parse.urljoin(page if "@" in page else base, link).split("#")[0]
    raise Trouble(f"{file} is gone from the package index {host(page)}.")


def host(address):
    return urllib.parse.urlsplit(address).hostname or "?"


class Meter:
    def __init__(self, total):
        self.done, self.total, self.told = 0, total, 0.0

    def add(self, count):
        self.done += count
        if time.monotonic() - self.told > 0.2:
            self.tell()

    def tell(self):
        self.told = time.monotonic()
        say(done=self.done, of=self.total)


def load(client, meter, name, size, digest, address, path):
    """Loads a file to path; what is there of it is not loaded again."""
    for attempt in range(ATTEMPTS):
        have = os.path.getsize(path) if os.path.exists(path) else 0
        if have > size:
            os.remove(path)
            have = 0
        try:
            if have < size:
                go_on(client, meter, name, size, address, path, have)
            else:
                meter.add(have)
        except (urllib.error.URLError, http.client.HTTPException, ConnectionError, TimeoutError, ssl.SSLError) as error:
            status = getattr(error, "code", None)
            if status and status < 500 and status not in (408, 429) or attempt + 1 == ATTEMPTS:
                reason = f"HTTP status {status}" if status else str(getattr(error, "reason", None) or error) or "it broke off"
                raise Trouble(f"{name} could not be loaded from {host(address or index())}: {reason}. Get it again to go on.")
            meter.done -= min(meter.done, os.path.getsize(path) if os.path.exists(path) else 0)
            time.sleep(2**attempt)
            continue
        break
    if checksum(path) != digest:
        os.remove(path)
        raise Trouble(f"{name} is not the file that is expected: its SHA-256 is another. It was thrown away.")


def go_on(client, meter, name, size, address, path, have):
    link = address or wheel_address(client, name)
    with ask(client, link, {"Range": f"bytes={have}-", "Accept-Encoding": "identity"} if have else {}) as answer:
        goes_on = answer.status == 206 and answer.headers.get("Content-Range", "").startswith(f"bytes {have}-")
        if not goes_on:
            have = 0
        meter.add(have)
        with open(path, "ab" if goes_on else "wb") as file:
            while block := answer.read(BLOCK):
                have += len(block)
                if have > size:
                    raise Trouble(f"{name} is larger than the catalog says: it was not loaded to its end.")
                file.write(block)
                meter.add(len(block))
    if have < size:
        raise ConnectionError("it broke off")


def checksum(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


# What Ollama loads

def ollama():
    """Where it listens, as its own programs are told."""
    address = os.environ.get("OLLAMA_HOST", "").strip() or "127.0.0.1:11434"
    if "://" not in address:
        address = "http://" + address
    parts = urllib.parse.urlsplit(address)
    # Where it listens on all addresses, it listens on this one too.
    name = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1"}.get(parts.hostname or "", parts.hostname)
    return f"{parts.scheme}://{name}:{parts.port or 11434}"


def ask_ollama(method, path, body):
    request = urllib.request.Request(
        ollama() + path, json.dumps(body).encode(), {"Content-Type": "application/json"}, method=method)
    # What runs on this machine is not asked through a proxy.
    client = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        return client.open(request, timeout=PATIENCE)
    except urllib.error.HTTPError as error:
        if method == "DELETE" and error.code == 404:
            return None
        raise Trouble(f"Ollama refused: {reason(error.read(4096)) or f'HTTP status {error.code}'}")
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        raise Trouble(f"Ollama does not answer at {urllib.parse.urlsplit(ollama()).netloc}. Start it: ollama serve")


def reason(body):
    try:
        return str(json.loads(body)["error"])[:300]
    except (ValueError, KeyError, TypeError):
        return ""


def pull(part, folder):
    """Has Ollama load a model. What it has of it already it does not load again; it checks the sums itself."""
    meter, pieces = Meter(part["download"]), {}
    with ask_ollama("POST", "/api/pull", {"model": part["ollama"], "stream": True}) as answer:
        while line := answer.readline(1 << 16):
            try:
                told = json.loads(line)
            except ValueError:
                raise Trouble("What answers in Ollama's place is something else.")
            if not isinstance(told, dict):
                raise Trouble("What answers in Ollama's place is something else.")
            if "error" in told:
                raise Trouble(f"Ollama could not load {part['ollama']}: {str(told['error'])[:300]}")
            if told.get("digest") and isinstance(told.get("total"), int):
                pieces[told["digest"]] = (int(told.get("completed") or 0), told["total"])
                meter.done = sum(done for done, _ in pieces.values())
                meter.total = max(part["download"], sum(total for _, total in pieces.values()))
                meter.add(0)
            if told.get("status") == "success":
                break
        else:
            raise Trouble("Ollama broke off. Get it again to go on.")
    meter.tell()
    keep(part, folder, os.path.join(folder, part["name"]))


def keep(part, folder, final):
    os.makedirs(final, exist_ok=True)
    with open(os.path.join(final, "part.json"), "w", encoding="utf-8") as note:
        json.dump({"name": part["name"], "ollama": part["ollama"]}, note)
    say(ready=final)


def remove(catalog, name, folder):
    part, _ = read_catalog(catalog, name)
    if "ollama" in part:
        ask_ollama("DELETE", "/api/delete", {"model": part["ollama"]})
    shutil.rmtree(os.path.join(folder, name), ignore_errors=True)
    say(ready=folder)


# What becomes of it

def unpack(path, folder, only=None, most=0):
    """Files of an archive, under their names there; none of them outside of the folder."""
    with zipfile.ZipFile(path) as archive:
        entries = [one for one in archive.infolist() if not one.is_dir() and (only is None or one.filename in only)]
        if sum(one.file_size for one in entries) > most:
            raise Trouble(f"{os.path.basename(path)} holds more than the catalog says.")
        for one in entries:
            if one.filename.startswith("/") or ".." in one.filename.split("/"):
                raise Trouble(f"{os.path.basename(path)} has a file outside of its folder.")
            archive.extract(one, folder)


def unpack_inner(wanted, pieces, most):
    """Files of archives that lie in what was loaded: "model.zip!model.bin" is written to model.zip!/model.bin."""
    for archive in sorted({piece.split("!")[0] for piece in wanted if "!" in piece}):
        path = os.path.join(pieces, archive)
        if os.path.exists(path):
            unpack(path, path + "!", {piece.split("!", 1)[1] for piece in wanted if piece.startswith(archive + "!")}, most)
            os.remove(path)


def join(file, pieces, place):
    """Joins the pieces of a file; each is removed once it is copied, so that no more disk is used."""
    path = os.path.join(place, file["name"])
    os.makedirs(os.path.dirname(path), exist_ok=True)
    names = [os.path.join(pieces, piece.replace("!", "!/", 1)) for piece in file["from"]]
    if len(names) == 1 and os.path.exists(names[0]):
        os.replace(names[0], path)
    elif os.path.exists(names[0]):
        with open(path, "wb") as whole:
            for name in names:
                with open(name, "rb") as piece:
                    shutil.copyfileobj(piece, whole, BLOCK)
                if name != names[0]:
                    os.remove(name)
        os.remove(names[0])
    if not os.path.exists(path) or checksum(path) != file["sha256"]:
        shutil.rmtree(os.path.dirname(pieces), ignore_errors=True)
        raise Trouble(f"{file['name']} is not the file that is expected: its SHA-256 is another. It was thrown away.")


def need_library(name, library):
    """Libraries of the system that a runtime brings not with it."""
    try:
        ctypes.CDLL(library["name"])
    except OSError:
        raise Trouble(f"{name} needs the library {library['name']}. Install it first: sudo apt install {library['package']}")


def need_room(folder, part, plan, work):
    used = sum(os.path.getsize(os.path.join(at, name)) for at, _, names in os.walk(work) for name in names)
    need = part["disk"] + max(size for _, size, *_ in plan) - used
    free = os.statvfs(folder).f_bavail * os.statvfs(folder).f_frsize
    if need > free:
        raise Trouble(f"{part['name']} needs {need // 1_000_000} MB of disk, and {folder} has {free // 1_000_000} MB.")


def get(catalog, name, folder):
    part, runtimes = read_catalog(catalog, name)
    if "ollama" in part:
        return pull(part, folder)
    for program in part.get("needs", []):
        if not shutil.which(program):
            raise Trouble(f"{name} needs the program {program}. Install it first: sudo apt install {program}")
    for library in [one for runtime in part.get("runtime", []) for one in runtimes.get(runtime, {}).get("library", [])]:
        need_library(name, library)
    plan = list(downloads(part, runtimes))
    os.makedirs(folder, exist_ok=True)
    work = os.path.join(folder, ".getting", name)
    place, pieces = os.path.join(work, "part"), os.path.join(work, "pieces")
    for one in (place, pieces):
        os.makedirs(one, exist_ok=True)
    lock = open(os.path.join(folder, ".getting", f"{name}.lock"), "w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise Trouble(f"{name} is being got by another program. Wait for it, or stop it.")
    need_room(folder, part, plan, work)
    meter, client = Meter(sum(size for _, size, *_ in plan)), opener()
    wanted = {piece for file in part.get("file", []) for piece in file.get("from", [])}
    for file, size, digest, address, purpose in plan:
        mark = os.path.join(work, file.replace("/", "_") + ".done")
        if os.path.exists(mark):
            meter.add(size)
            continue
        path = os.path.join(work, file.replace("/", "_") + ".part")
        load(client, meter, file, size, digest, address, path)
        if purpose == "file":
            os.makedirs(os.path.dirname(os.path.join(place, file)), exist_ok=True)
            os.replace(path, os.path.join(place, file))
        else:
            unpack(path, pieces if purpose == "pieces" else os.path.join(place, "lib"),
                   {piece.split("!")[0] for piece in wanted} if purpose == "pieces" else None, part["disk"])
            os.remove(path)
        open(mark, "w").close()
    meter.tell()
    unpack_inner(wanted, pieces, part["disk"])
    for file in part.get("file", []):
        if "from" in file:
            join(file, pieces, place)
    with open(os.path.join(place, "part.json"), "w", encoding="utf-8") as note:
        json.dump({"name": name, "python": f"{sys.version_info[0]}.{sys.version_info[1]}"}, note)
    final = os.path.join(folder, name)
    shutil.rmtree(final, ignore_errors=True)
    os.replace(place, final)
    shutil.rmtree(work, ignore_errors=True)
    os.remove(lock.name)
    if not os.listdir(os.path.join(folder, ".getting")):
        os.rmdir(os.path.join(folder, ".getting"))
    say(ready=final)


def stop(*_):
    os._exit(3)


def watch():
    while os.read(0, 4096):
        pass
    stop()


def main():
    if sys.version_info < (3, 11):
        say(error=f"Parts need Python 3.11 or newer, and this is {platform.python_version()}.")
        sys.exit(1)
    words = [word for word in sys.argv[1:] if word not in ("--watched", "--remove")]
    if len(words) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, stop)
    if "--watched" in sys.argv:
        threading.Thread(target=watch, daemon=True).start()
    try:
        remove(*words) if "--remove" in sys.argv else get(*words)
    except Trouble as trouble:
        say(error=str(trouble))
        sys.exit(1)
    except (OSError, KeyError, ValueError, http.client.HTTPException, zipfile.BadZipFile) as error:
        full = getattr(error, "errno", None) == 28
        say(error="The disk is full. Make room and get it again to go on." if full else f"{type(error).__name__}: {error}")
        sys.exit(1)


if __name__ == "__main__":
    main()
