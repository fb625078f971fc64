import Echo
import EchoAudio
import EchoTestKit
import Foundation
import House
import HouseSentences
import LocalBackend
import Synchronization

/// Lamps that are switched by voice as in the program: a conversation with the assistant of this machine, which finds the
/// end of the turn, understands the words and calls the house's tool.
struct SpokenLamps {
    private static let chunk = 480
    /// Flite's breath is softer.
    private static let loud: Int16 = 300

    /// Each from the last sample of a voice to the order at the house; and what switched nothing, with what was heard
    /// instead.
    func switched(_ count: Int) async throws -> (delays: [Duration], misheard: [String]) {
        let server = try await BenchmarkServer.start(.standard())
        defer { server.stop() }
        let house = MeasuredHouse(SentenceFlat.inventory, Array(SentenceFlat.readings.values))
        let desk = await HouseDesk(house)
        let run = Task { await desk.run() }
        defer { run.cancel() }
        while await !desk.picture.isKnown { await Task.yield() }
        var configuration = EchoConfiguration()
        configuration.baseURL = server.url
        configuration.settings.turnMode = .automatic(.server)
        let echo = Echo(key: server.token, configuration: configuration)
        for tool in await desk.tools(asSentences: true) { echo.registerTool(tool) }
        let microphone = ManualMicrophone()
        let conversation = try await echo.startConversation(
            settings: echo.configuration.settings, devices: AudioDevices(microphone: microphone))
        try await conversation.startListening()
        while !microphone.isOpen { try await Task.sleep(for: .milliseconds(1)) }
        let heard = Mutex("")
        let listener = Task { [events = echo.eventBatches] in
            for await batch in events {
                for case .userTranscriptionCompleted(_, let words) in batch { heard.withLock { $0 = words } }
            }
        }
        defer { listener.cancel() }
        var (delays, misheard) = ([Duration](), [String]())
        for number in 0..<count {
            let lamp = Self.lamps[number % Self.lamps.count]
            let isOn = await desk.picture.readings[DeviceID(lamp.id)]?.state == "on"
            let sentence = "turn \(isOn ? "off" : "on") the \(lamp.name)"
            if let delay = try await speak(sentence, into: microphone, house) {
                delays.append(delay)
            } else {
                misheard.append("\(sentence) → \(heard.withLock(\.self))")
            }
        }
        await conversation.close()
        return (delays, misheard)
    }

    private static let lamps = [
        ("desk_lamp", "desk lamp"), ("hall_light", "hall light"), ("sofa_lamp", "sofa lamp"),
        ("bedside_lamp", "bedside lamp"), ("counter_lamp", "counter lamp"),
    ].map { (id: $0.0, name: $0.1) }

    /// At the pace of speech, and silence after it.
    private func speak(
        _ sentence: String, into microphone: ManualMicrophone, _ house: MeasuredHouse
    ) async throws -> Duration? {
        let spoken = try await FliteSynthesizer().speak(sentence, voice: "marin", speed: 1)
        let last = spoken.samples.lastIndex { abs(Int($0)) >= Int(Self.loud) } ?? 0
        let sound = (PCM16.silence(.milliseconds(500)) + spoken + .silence(.seconds(3))).samples
        let start = ContinuousClock.now
        for (number, first) in stride(from: 0, to: sound.count, by: Self.chunk).enumerated() {
            try await Task.sleep(until: start + .milliseconds(20 * (number + 1)), clock: .continuous)
            microphone.say(PCM16(Array(sound[first..<min(first + Self.chunk, sound.count)])))
        }
        let end = start + .milliseconds(500) + .seconds(Double(last) / 24_000)
        // On a busy machine it comes late, which is not the same as misheard.
        for _ in 0..<350 where house.lastOrder.map({ $0 <= end }) ?? true {
            try await Task.sleep(for: .milliseconds(20))
            microphone.say(PCM16.silence(.milliseconds(20)))
        }
        return house.lastOrder.flatMap { $0 > end ? $0 - end : nil }
    }
}
