// swift-format-ignore-file
// The examples of Sources/Echo/Find/Find.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Find/Find.swift, 1`(echo: Echo) async throws {
let best = try await echo.find.similar(to: "a pet that purrs", in: ["a dog", "a cat", "a car"], top: 1)
_ = best
}
