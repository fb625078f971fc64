import Foundation

/// The inputs that one parser is tested with, the files of `Tests/Corpora/<name>`: as they are, and damaged in a search.
///
/// The name of a file says what is special about it. A finding of a long search becomes a file, so that every later
/// run of the tests tries it again.
package struct Corpus: Sendable {
    package struct Input: Sendable, CustomStringConvertible {
        package let description: String
        package let bytes: [UInt8]

        package var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Sorted by name.
    package let inputs: [Input]

    package init(_ name: String) {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Corpora/\(name)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        inputs = names.sorted().compactMap { name in
            (try? Data(contentsOf: folder.appending(path: name))).map { Input(description: name, bytes: Array($0)) }
        }
    }

    /// One input with as many changes as are asked for; nothing where there are no inputs.
    package func damaged(_ changes: ClosedRange<Int>, using random: inout SplitMix) -> [UInt8] {
        var bytes = inputs.randomElement(using: &random)?.bytes ?? []
        for _ in 0..<Int.random(in: changes, using: &random) { bytes.mutate(using: &random) }
        return bytes
    }
}
