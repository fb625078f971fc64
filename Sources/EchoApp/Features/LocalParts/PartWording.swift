import EchoScreen
import EchoText

/// Sentences about parts that can be got.
public enum PartWording {
    public static func role(_ part: LocalPart) -> String { "\(part.role)" }

    /// "ready, 374 MB", "145 MB to download".
    public static func state(_ standing: PartStanding) -> String {
        let part = standing.part
        if standing.isThere { return "ready, \(ByteWording.text(standing.bytes))" }
        let size = "\(ByteWording.text(part.download)) to download"
        return standing.bytes > 1_000_000 ? "\(size), \(ByteWording.text(standing.bytes)) of it kept" : size
    }

    /// Its purpose, its size, and its owner.
    public static func details(_ standing: PartStanding) -> String {
        let part = standing.part
        let speed = standing.measured.map { "Speed here: \($0)." } ?? part.speed.map { "Speed on two cores: \($0)." }
        return [
            part.purpose, "\(ByteWording.text(part.disk)) on disk, \(ByteWording.text(part.memory)) of memory.", speed,
            "License: \(part.license).", "By \(part.maker).",
        ]
        .compactMap(\.self).map { Sanitizer.line($0) }.joined(separator: " ")
    }
}
