// swift-format-ignore-file
// The examples of Tests/EchoTestKit/Cassettes/CassetteRecorder.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/Cassettes/CassetteRecorder.swift, 1`(key: String?) async throws {
let server = try RealtimeTransport(url: EchoConfiguration.openAI, model: "gpt-realtime", key: key)
let recorder = CassetteRecorder(realtime: server, http: HTTPTransport(), hiding: [key ?? ""])
let echo = Echo(key: key, realtimeTransport: recorder, httpTransport: recorder)
// … talk, then:
try recorder.requests.data.write(to: URL(filePath: "requests.jsonl"))
_ = server
_ = recorder
_ = echo
}
