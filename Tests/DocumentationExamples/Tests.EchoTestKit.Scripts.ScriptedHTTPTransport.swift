// swift-format-ignore-file
// The examples of Tests/EchoTestKit/Scripts/ScriptedHTTPTransport.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/Scripts/ScriptedHTTPTransport.swift, 1`() async throws {
let transport = ScriptedHTTPTransport(
    HTTPExchange("POST", "/embeddings", reply: .json(["data": []])))
let echo = Echo(key: nil, httpTransport: transport)
_ = transport
_ = echo
}
