// swift-format-ignore-file
// The examples of Sources/Echo/Interpreter/Interpretation.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Interpreter/Interpretation.swift, 1`(echo: Echo, print: @escaping @Sendable (Any) -> Void) async throws {
let interpretation = Interpretation(into: ["es", "en"])
try await echo.interpret(interpretation) { event in
    if case .line(let line) = event { print(line.translation) }
}
_ = interpretation
}
