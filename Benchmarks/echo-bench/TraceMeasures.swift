/// What a trace tells about the way of sound through the program.
enum TraceMeasures {
    /// From the oldest sample of each chunk to its frame on the wire.
    static func microphoneToFrame(_ lines: [TraceLine], chunk: Duration = .milliseconds(20)) -> [Duration] {
        lines.filter { $0.direction == "client" && $0.event.type == "input_audio_buffer.append" }
            .compactMap { line in line.captured.map { .seconds(line.at - $0) + chunk } }
    }

    /// From the first sound of an answer on the wire to its first frame written to the device.
    static func deltaToDevice(_ lines: [TraceLine]) -> [Duration] {
        firsts(lines, "server", "response.output_audio.delta").compactMap { item, arrived in
            firsts(lines, "device", "playback.started")[item].map { .seconds($0 - arrived) }
        }
    }

    /// From the server's word that the user has finished to the first sound of the answer on the wire.
    static func endOfSpeechToSound(_ lines: [TraceLine]) -> [Duration] {
        let stops = lines.filter { $0.event.type == "input_audio_buffer.speech_stopped" }.map(\.at)
        let sounds = firsts(lines, "server", "response.output_audio.delta").values.sorted()
        return stops.compactMap { stop in sounds.first { $0 > stop }.map { .seconds($0 - stop) } }
    }

    /// When each item was first spoken of.
    private static func firsts(_ lines: [TraceLine], _ direction: String, _ type: String) -> [String: Double] {
        let named = lines.filter { $0.direction == direction && $0.event.type == type }
            .compactMap { line in line.event.item.map { ($0, line.at) } }
        return Dictionary(named, uniquingKeysWith: min)
    }
}
