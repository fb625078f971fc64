// swift-format-ignore-file
// The examples of Tests/EchoTestKit/Cassettes/CassettePlayer.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/Cassettes/CassettePlayer.swift, 1`(file: URL) async throws {
let player = try CassettePlayer(Cassette(contentsOf: file))
let echo = Echo(key: nil, realtimeTransport: player, httpTransport: player)
// … say and do what was recorded, then:
try await player.finish()
_ = player
_ = echo
}
