// swift-format-ignore-file
// The examples of Sources/Echo/Context/ContextWindows.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Context/ContextWindows.swift, 1`(configuration: inout EchoConfiguration) async throws {
configuration.contextWindows["llama3.2"] = ContextWindow(size: 8192)
}
