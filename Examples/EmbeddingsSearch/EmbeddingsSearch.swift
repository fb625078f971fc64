import Echo
import Foundation

/// Finds the lines of a file that mean nearly the same as some words: `swift run EmbeddingsSearch README.md "keyboard"`.
///
/// `OPENAI_API_KEY` is the key; `OPENAI_BASE_URL` names another server than OpenAI's.
@main
struct EmbeddingsSearch {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2 else { return print("usage: EmbeddingsSearch FILE WORDS") }
        let echo = Echo(environment: ProcessInfo.processInfo.environment)

        let lines = try String(contentsOfFile: arguments[0], encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { $0.contains(where: \.isLetter) }
        // Shorter vectors are searched faster and find nearly as well.
        let vectors = try await echo.generate.embeddings(from: lines, dimensions: 256).vectors
        var index = VectorIndex(dimensions: 256)
        index.reserveCapacity(vectors.count)
        for vector in vectors { try index.append(vector) }

        for found in try await echo.find.similar(to: arguments[1], in: index, top: 5) {
            print("\(found.similarity.formatted(.number.precision(.fractionLength(2))))  \(lines[found.index])")
        }
    }
}
