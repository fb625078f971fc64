import EchoWire
public import Foundation

/// A recorded exchange between a client and a server, as JSON lines.
///
/// Each line has `t` (milliseconds since the beginning), `dir` (`client` or `server`) and `event`:
///
/// ```
/// {"t":0,"dir":"server","event":{"type":"session.created",…}}
/// {"t":5,"dir":"client","event":{"type":"session.update",…}}
/// {"t":90,"dir":"server","close":{"code":1001,"reason":"…"}}
/// ```
///
/// Over HTTP the client's line has `http`, the method and path of a request whose JSON is `event`; the server's lines
/// after it are its server-sent events, or with `status` the whole JSON of the answer:
///
/// ```
/// {"dir":"client","http":"POST /v1/responses","event":{"model":"gpt-5-mini",…}}
/// {"dir":"server","status":429,"event":{"error":{…}}}
/// ```
///
/// A line with `meta` is a note for people.
public struct Cassette: Sendable, Hashable {
    public var entries: [CassetteEntry]

    public init(entries: [CassetteEntry]) { self.entries = entries }

    /// Reads JSON lines. Blank lines are passed over.
    public init(parsing data: Data) throws(CassetteError) {
        entries = []
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard line.contains(where: { $0 > 0x20 }) else { continue }
            guard let json = try? JSONValue(parsing: Data(line)), let entry = CassetteEntry(json, line: index + 1)
            else { throw .malformed(line: index + 1) }
            entries.append(entry)
        }
    }

    /// Reads a file of JSON lines.
    public init(contentsOf file: URL) throws(CassetteError) {
        guard let data = try? Data(contentsOf: file) else { throw .unreadable(path: file.path) }
        try self.init(parsing: data)
    }

    /// As JSON lines.
    public var data: Data { Data(entries.map { $0.json.text + "\n" }.joined().utf8) }

    /// Only what happened up to this time, that moment included.
    public func until(_ time: Duration) -> Cassette { Cassette(entries: entries.filter { $0.time <= time }) }
}
