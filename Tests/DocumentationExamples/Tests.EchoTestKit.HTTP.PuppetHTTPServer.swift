// swift-format-ignore-file
// The examples of Tests/EchoTestKit/HTTP/PuppetHTTPServer.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/HTTP/PuppetHTTPServer.swift, 1`(configuration: inout EchoConfiguration) async throws {
let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(503) }
configuration.baseURL = "http://127.0.0.1:\(try await server.start())/v1"
_ = server
}
