// swift-format-ignore-file
// The examples of Sources/Echo/Core/Echo+TurnTaking.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Core/Echo+TurnTaking.swift, 1`(echo: Echo) async throws {
let conversation = try await echo.startConversation(
    mode: .audio,
    turnMode: .automatic(VADConfiguration(threshold: 0.5, silenceDuration: .milliseconds(500))))
_ = conversation
}
