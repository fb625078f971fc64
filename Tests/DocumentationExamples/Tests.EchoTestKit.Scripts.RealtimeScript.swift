// swift-format-ignore-file
// The examples of Tests/EchoTestKit/Scripts/RealtimeScript.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/Scripts/RealtimeScript.swift, 1`() async throws {
let script = .greeting + .question("What time is it?") + .answer("Noon.")
_ = script
}
