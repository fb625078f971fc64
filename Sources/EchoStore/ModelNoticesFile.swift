import Echo
public import EchoScreen
import Foundation

/// The days on which the person was told of the ends of models, in a file of the state directory. One that is damaged counts
/// as none.
public actor ModelNoticesFile: ModelNoticesProtocol {
    private struct Content: Codable {
        var ends: [String: String]
        var catalogue: String?
    }

    /// Bytes; a file that is larger was written by somebody else.
    private static let largest = 64 << 10

    private let path: String

    public init(path: String) { self.path = path }

    public func told() -> ToldModelEnds {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.largest + 1),
            data.count <= Self.largest, let content = try? JSONDecoder().decode(Content.self, from: data)
        else { return ToldModelEnds() }
        return ToldModelEnds(
            ends: content.ends.compactMapValues { CalendarDay($0) },
            isOld: content.catalogue.flatMap { CalendarDay($0) })
    }

    public func keep(_ told: ToldModelEnds) {
        let content = Content(ends: told.ends.mapValues(\.description), catalogue: told.isOld?.description)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(content) else { return }
        try? AtomicFile(path: path).write(String(decoding: data, as: UTF8.self) + "\n")
    }
}
