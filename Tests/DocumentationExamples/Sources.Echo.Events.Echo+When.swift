// swift-format-ignore-file
// The examples of Sources/Echo/Events/Echo+When.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Events/Echo+When.swift, 1`(echo: Echo, print: @escaping @Sendable (Any) -> Void) async throws {
echo.when(.userStartedSpeaking) { event in print(event) }
}

package func `Sources/Echo/Events/Echo+When.swift, 2`(echo: Echo, print: @escaping @Sendable (Any) -> Void) async throws {
echo.when(.messageFinalized) { event, id in print("\(id ?? "none"): \(event)") }
}
