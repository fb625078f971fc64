import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A microphone that stays open between two turns` {
    private let loud = PCM16(Array(repeating: 4000, count: 2400))

    private func ended(_ mode: TurnMode = .automatic(.server), standby: Duration = .seconds(5)) throws -> SessionScript
    {
        var script = try SessionScript.ready {
            $0.turnMode = mode
            $0.microphoneStandby = standby
        }
        script.user(.startListening)
        script.fact(.microphone(.open))
        script.hear(loud)
        script.forget()
        script.user(mode == .manual ? .endUserTurn : .stopListening)
        return script
    }

    @Test(arguments: [TurnMode.automatic(.server), .automatic(.semantic), .local, .manual])
    func `says so and keeps, shows and sends nothing`(mode: TurnMode) throws {
        var script = try ended(mode)
        #expect(script.session.audioStatus.microphone == .standby)
        #expect(!script.actions.contains(.closeMicrophone))
        script.forget()

        for _ in 0..<20 { script.hear(loud) }
        #expect(script.actions.isEmpty)

        script.user(.startListening)
        #expect(script.session.audioStatus.microphone == .open)
        #expect(!script.actions.contains(.openMicrophone) && script.sent.allSatisfy { $0.type != appended })
    }

    private let appended = "input_audio_buffer.append"

    @Test func `closes when it was kept open for long enough`() throws {
        var script = try ended()
        #expect(script.actions.contains(.start(.standby, after: .seconds(5))))

        script.fact(.timerFired(.standby))

        #expect(script.actions.contains(.closeMicrophone))
        #expect(script.session.audioStatus.microphone == .closed)
    }

    @Test func `sends what is said from the moment it listens on, and nothing older`() throws {
        var script = try ended()
        script.milliseconds = 1000
        script.user(.startListening)
        script.forget()
        script.milliseconds = 1020
        // A hundred milliseconds of which the last twenty came after the key.
        script.hear(loud, takenBefore: 0)
        script.milliseconds = 1120
        script.hear(loud, takenBefore: 0)

        let sent = script.sent.compactMap {
            if case .inputAudioBufferAppend(let it) = $0 { it.audio.count / 48 } else { nil }
        }
        #expect(sent == [20, 100])
    }

    @Test func `is closed when it is muted, and stays muted`() throws {
        var script = try ended()
        script.user(.setMuted(true))
        #expect(script.actions.contains(.closeMicrophone))
        script.forget()

        script.user(.startListening)
        script.hear(loud)
        #expect(
            script.sent.allSatisfy {
                if case .inputAudioBufferAppend(let it) = $0 { it.audio.allSatisfy { $0 == 0 } } else { true }
            })
    }

    @Test func `does not stay open muted, without a connection, or where nobody wants it`() throws {
        var muted = try SessionScript.ready { $0.microphoneStandby = .seconds(5) }
        muted.user(.startListening)
        muted.fact(.microphone(.open))
        muted.user(.setMuted(true))
        muted.user(.stopListening)
        #expect(muted.session.audioStatus.microphone == .closed)

        #expect(try ended(standby: .zero).session.audioStatus.microphone == .closed)

        var leaving = try ended()
        leaving.user(.leave)
        #expect(leaving.session.audioStatus.microphone == .closed)
    }

    @Test func `is still on standby when a lost device comes back`() throws {
        var script = try ended()
        script.fact(.microphone(.failed(.noDevice(.capture), retrying: true)))
        script.fact(.microphone(.open))
        #expect(script.session.audioStatus.microphone == .standby)
    }
}
