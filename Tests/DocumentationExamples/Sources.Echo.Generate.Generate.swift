// swift-format-ignore-file
// The examples of Sources/Echo/Generate/Generate.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Generate/Generate.swift, 1`(echo: Echo) async throws {
struct Recipe: Codable { let title: String; let minutes: Int; let steps: [String] }
let recipe = try await echo.generate.structured(Recipe.self, from: "Pancakes for two.")
let vector = try await echo.generate.embedding(from: recipe.title)
_ = recipe
_ = vector
}
