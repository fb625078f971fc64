import EchoTestKit
import Foundation
import Testing

@testable import EchoAudio

/// Whether a detector of speech takes the assistant's own voice for a question, and hears who speaks over it.
@Suite struct `The assistant's voice in the microphone` {
    private static let rate = 24_000
    private static let answer = Task { try Speech.sentence(text, voice: "slt") }
    private static let question = Task {
        try Speech.sentence("Stop, please tell me about tomorrow instead.", voice: "awb")
    }
    private static let text =
        "It will be sunny in Lisbon today, with a high of twenty four degrees. In the evening a light wind comes from "
        + "the west. Tomorrow there will be some clouds, and on Friday it may rain a little in the afternoon."

    /// Half as loud as it can be.
    private func answer() async throws -> [Int16] { try await Self.answer.value.map { $0 / 2 } }

    private func starts(_ sound: [Int16]) -> [Double] {
        var (detector, segmenter) = (VoiceActivityDetector(), SpeechSegmenter())
        return detector.process(sound).compactMap {
            guard case .started(let frame)? = segmenter.receive($0) else { return nil }
            return Double(frame) / Double(Self.rate)
        }
    }

    /// - Parameter times: how often the answer is given, one after another.
    private func turns(
        _ room: EchoRoom, times: Int = 1, saying near: [Int16] = []
    ) async throws -> (at: [Double], last: EchoReading?) {
        let far = Array(repeating: try await answer(), count: times).flatMap(\.self)
        var protector = EchoProtector()
        let (sound, readings) = room.protect(
            &protector, playing: far, taking: room.captured(playing: far, saying: near))
        return (starts(sound), readings.last)
    }

    @Test(arguments: [0, 40, 120, 250]) func `is no question, however late it comes`(delay: Int) async throws {
        let (turns, last) = try await turns(EchoRoom(delay: delay))

        #expect(turns == [])
        #expect(try #require(last?.loss) > 12)
        #expect(last?.isInaudible == false)
    }

    @Test(arguments: [-30.0, -20, 0]) func `is no question, however loud it is`(level: Double) async throws {
        #expect(try await turns(EchoRoom(delay: 60, level: level)).at == [])
    }

    @Test(arguments: [30, 90]) func `is no question when it comes earlier than the devices tell`(earlier: Int)
        async throws
    {
        #expect(try await turns(EchoRoom(delay: 0, exaggeration: earlier)).at == [])
    }

    @Test func `is no question when what the devices tell is uncertain`() async throws {
        #expect(try await turns(EchoRoom(jitter: 5)).at == [])
    }

    @Test func `is no question with clocks that drift by 100 parts in a million`() async throws {
        #expect(try await turns(EchoRoom(drift: 100)).at == [])
        #expect(try await turns(EchoRoom(drift: -100)).at == [])
    }

    @Test(arguments: [20.0, -50]) func `is no question while clocks drift for a minute`(drift: Double) async throws {
        let (turns, last) = try await turns(EchoRoom(drift: drift), times: 5)

        #expect(turns == [])
        #expect(try #require(last?.loss) > 30)
    }

    @Test(arguments: [30, 90]) func `is no question on a machine whose threads come late`(stall: Int) async throws {
        #expect(try await turns(EchoRoom(stall: stall)).at == [])
    }

    @Test(arguments: [1, 2])
    func `is no question when the loudspeaker runs dry in the middle of a sentence`(chunks: Int)
        async throws
    {
        var far = try await answer()
        var dry: Set<Int> = []
        for chunk in stride(from: 250, to: far.count / 480, by: 110) {
            far.insert(contentsOf: [Int16](repeating: 0, count: 480 * chunks), at: 480 * chunk)
            dry.formUnion(chunk..<chunk + chunks)
        }
        var protector = EchoProtector()
        let room = EchoRoom(delay: 80, level: 0, dry: dry)

        let sound = room.protect(&protector, playing: far, taking: room.captured(playing: far)).sound

        #expect(dry.count > chunks)
        #expect(starts(sound) == [])
    }

    @Test func `is no question when the microphone clips`() async throws {
        #expect(try await turns(EchoRoom(level: 6, ceiling: 8_000)).at == [])
    }

    @Test(arguments: [-30.0, -10, -3]) func `does not hide who speaks over it`(level: Double) async throws {
        let question = try await Self.question.value
        let near = [Int16](repeating: 0, count: 6 * Self.rate) + question

        let turns = try await turns(EchoRoom(delay: 80, level: level), saying: near).at

        #expect(turns.contains { (5.5...7.5).contains($0) }, "\(turns)")
        #expect(turns.allSatisfy { $0 > 5.5 }, "\(turns)")
    }

    @Test(arguments: [-6.0, 0]) func `does not hide who is as loud, five seconds into the first answer`(level: Double)
        async throws
    {
        let question = try await Self.question.value.map { $0 / 2 }
        let near = [Int16](repeating: 0, count: 5 * Self.rate) + question

        let turns = try await turns(EchoRoom(delay: 120, level: level), saying: near).at

        #expect(turns.contains { (4.5...6.5).contains($0) }, "\(turns)")
        #expect(turns.allSatisfy { $0 > 4.5 }, "\(turns)")
    }

    /// Headphones that do not say so: nothing is there to protect from, and nobody to hold back.
    @Test(arguments: [1, 3]) func `that never comes hides nobody`(second: Int) async throws {
        let question = try await Self.question.value
        let near = [Int16](repeating: 0, count: second * Self.rate) + question

        let (turns, reading) = try await turns(EchoRoom(level: -120), saying: near)

        let first = try #require(turns.first)
        #expect(try #require(reading).isInaudible)
        #expect(abs(first - Double(second)) < 0.6, "\(turns)")
    }

    @Test func `is noticed to be spoken over within three frames`() {
        var gate = EchoGate()
        for _ in 0..<200 { gate.receive(near: -45, arrived: -25, far: -20) }
        #expect(!gate.isBeingOpened)

        let noticed = (0..<4).map { _ in
            gate.receive(near: -14, arrived: -13, far: -20)
            return gate.isBeingOpened
        }

        #expect(noticed == [false, true, true, true])
    }

    @Test func `is not learnt from what somebody says while a tone dies away`() {
        var gate = EchoGate()
        for _ in 0..<60 { gate.receive(near: -14, arrived: -14, far: -52) }
        for _ in 0..<140 { gate.receive(near: -45, arrived: -25, far: -20) }
        for _ in 0..<5 { gate.receive(near: -12, arrived: -11, far: -20) }

        #expect(gate.isBeingOpened)
    }

    @Test func `is one without protection`() async throws {
        let far = try await answer()
        #expect(!starts(EchoRoom().captured(playing: far)).isEmpty)
    }

    @Test(arguments: [0, 300])
    func `who speaks into its first sound where no echo comes is heard before the sentence is over`(after: Int)
        async throws
    {
        let silence = [Int16](repeating: 0, count: 2 * Self.rate)
        let far = silence + (try await answer())
        let near = silence + Array(repeating: 0, count: after * 24) + (try await Self.question.value)
        var protector = EchoProtector()
        let room = EchoRoom(level: -100)

        let (sound, _) = room.protect(&protector, playing: far, taking: room.captured(playing: far, saying: near))

        let first = try #require(starts(sound).first)
        #expect(first < 2 + Double(after) / 1_000 + 1.5)
    }
}
