import Echo
import EchoAudio
import EchoTestKit
import Foundation
import House
import HouseSentences
import LocalBackend

/// Lamps that are switched by voice as in the program: a conversation with the assistant of this machine, which finds the
/// end of the turn, understands the words and calls the house's tool.
struct SpokenLamps {
    private static let chunk = 480
    /// Flite's breath is softer.
    private static let loud: Int16 = 300

    /// Each from the last sample of a voice to the order at the house. What was misheard switches nothing, and is left out.
    func delays(_ count: Int) async throws -> [Duration] {
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
        var delays: [Duration] = []
        for number in 0..<count {
            if let delay = try await speak(Self.sentence(number), into: microphone, house) { delays.append(delay) }
        }
        await conversation.close()
        return delays
    }

    private static func sentence(_ number: Int) -> String {
        let lamps = ["desk lamp", "hall light", "sofa lamp", "bedside lamp", "counter lamp"]
        return "turn \(number / lamps.count % 2 == 0 ? "off" : "on") the \(lamps[number % lamps.count])"
    }

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
        return house.lastOrder.flatMap { $0 > end ? $0 - end : nil }
    }
}
