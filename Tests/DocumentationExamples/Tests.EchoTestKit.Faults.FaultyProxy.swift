// swift-format-ignore-file
// The examples of Tests/EchoTestKit/Faults/FaultyProxy.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/Faults/FaultyProxy.swift, 1`(configuration: inout EchoConfiguration, port: Int) async throws {
let proxy = FaultyProxy(to: port, fault: .cut, at: 7)
configuration.baseURL = "ws://127.0.0.1:\(try await proxy.start())"
_ = proxy
}
