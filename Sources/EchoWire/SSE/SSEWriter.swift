public import Foundation

/// Writes the parts of an event stream (`text/event-stream`), lines ended by a line feed.
public enum SSEWriter {
    /// One event.
    ///
    /// - Parameters:
    ///   - type: Nil for `message`. Its line ends are left out, since a name has one line.
    ///   - data: Each of its lines becomes a `data` line, whichever way it ends; the reader joins them with line feeds.
    ///   - id: Left out when it holds NUL, which readers must ignore.
    public static func event(type: String? = nil, data: String, id: String? = nil) -> Data {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.utf8.count + 64)
        if let type { write("event", type.utf8.filter(isInLine), to: &bytes) }
        if let id, !id.utf8.contains(0) { write("id", id.utf8.filter(isInLine), to: &bytes) }
        for line in lines(of: data) { write("data", line, to: &bytes) }
        bytes.append(lineFeed)
        return Data(bytes)
    }

    /// A line that readers skip; it keeps the connection awake.
    public static func comment(_ text: String) -> Data { Data([colon] + text.utf8.filter(isInLine) + [lineFeed]) }

    /// How long a reader waits before it connects again, in whole milliseconds.
    public static func retry(_ time: Duration) -> Data {
        let (seconds, attoseconds) = time.components
        return Data("retry: \(max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000))\n".utf8)
    }

    private static func write(_ field: StaticString, _ value: some Collection<UInt8>, to bytes: inout [UInt8]) {
        field.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(colon)
        bytes.append(UInt8(ascii: " "))
        bytes.append(contentsOf: value)
        bytes.append(lineFeed)
    }

    /// Parted at LF, CR and CRLF.
    private static func lines(of text: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(text.utf8)
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where !isInLine(byte) {
            if byte == lineFeed, index > 0, bytes[index - 1] == carriageReturn {
                start = index + 1
            } else {
                lines.append(bytes[start..<index])
                start = index + 1
            }
        }
        return lines + [bytes[start...]]
    }

    private static func isInLine(_ byte: UInt8) -> Bool { byte != lineFeed && byte != carriageReturn }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let colon = UInt8(ascii: ":")
}
