import Foundation
import Testing

/// Who follows a document must not be left without a model soon.
@Suite struct `No document advises a model that ends within a year` {
    private static let documents =
        ["README.md"] + Checkout.files(below: "docs", ending: "md") + Checkout.files(below: "Examples", ending: "swift")
        + Checkout.files(below: "Examples", ending: "toml") + Checkout.files(below: "Examples", ending: "md")
        + Checkout.files(below: "Sources/Echo/Echo.docc", ending: "md")

    private struct Catalogue: Decodable {
        struct Model: Decodable {
            let id: String
            let shutdown: String?
        }

        let date: String
        let models: [Model]

        /// Days as they are written follow each other as texts do.
        var ending: Set<String> {
            let year = (Int(date.prefix(4)) ?? 0) + 1
            let end = "\(year)\(date.dropFirst(4))"
            return Set(models.filter { $0.shutdown.map { $0 <= end } ?? false }.map(\.id))
        }
    }

    private func ending() throws -> Set<String> {
        let text = try Checkout.text(of: "Sources/Echo/Models/models.json")
        return try JSONDecoder().decode(Catalogue.self, from: Data(text.utf8)).ending
    }

    @Test func `and some do end`() throws { #expect(try ending().contains("gpt-5-mini")) }

    /// A line may speak of an end itself.
    @Test(arguments: documents) func `in none of its lines`(document: String) throws {
        let ending = try ending()
        let lines = try Checkout.text(of: document).split(separator: "\n").filter { line in
            let words = line.split { !($0.isLetter || $0.isNumber || "-._".contains($0)) }
            let names = words.map { $0.trimmingCharacters(in: .punctuationCharacters) }
            return !Set(names).isDisjoint(with: ending) && !names.contains { ["end", "ends", "ended"].contains($0) }
        }
        #expect(lines == [])
    }
}
