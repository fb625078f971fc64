import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Synchronization

/// One client of a full-duplex server: it says something every five seconds, and counts what comes back.
final class DuplexCaller: Sendable {
    /// Of five seconds, 20 ms each.
    private static let pieces: [Data] = {
        let sound =
            SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200)
            + SpokenSound.quiet(milliseconds: 3200)
        return stride(from: 0, to: sound.samples.count, by: 480).map { start in
            let piece = PCM16(Array(sound.samples[start..<start + 480]))
            return LiveClientEvent.inputAudioAppend(LiveInputAudioAppend(audio: piece.littleEndianData)).data
        }
    }()
    /// The server says as much as it has heard, at once.
    private static let piecesOfAnswer = 5

    /// From what completes 100 ms of sound to the 100 ms that the server says then.
    let meter = CallMeter()
    private let client: RealtimeTestClient
    private let sent: Mutex<Int>
    private let said = Mutex(0)
    /// Not all speak at the same moment.
    private let shift: Int

    /// Words that the voice has said.
    var words: Int { said.withLock { $0 } }

    private init(_ client: RealtimeTestClient, number: Int) {
        self.client = client
        sent = Mutex(0)
        shift = number * 5
    }

    static func begin(_ number: Int, port: Int, token: String) async throws -> DuplexCaller {
        let client = try await RealtimeTestClient.connect(port: port, token: token, path: "/v1/live/sessions")
        let session = LiveSessionObject(model: "gpt-live-1.1")
        try await client.send(.start(LiveSessionStart(eventID: "start", session: session)))
        try await client.until("session.started")
        let line = DuplexCaller(client, number: number)
        client.listen { [weak line] in line?.receive($0.type) }
        return line
    }

    /// The next 20 ms.
    func speak() {
        let place = sent.withLock { sent in
            defer { sent += 1 }
            return sent
        }
        if (place + 1).isMultiple(of: Self.piecesOfAnswer) { meter.setOut(.up) }
        client.post(Self.pieces[(place + shift) % Self.pieces.count])
    }

    func close() async throws { try await client.close() }

    private func receive(_ type: String) {
        switch type {
        case "session.output_audio.delta": meter.arrive(.up)
        case "session.output_transcript.delta": said.withLock { $0 += 1 }
        default: break
        }
    }
}
