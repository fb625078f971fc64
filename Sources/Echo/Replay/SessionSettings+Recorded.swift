import EchoWire

extension SessionSettings {
    /// Takes what a session was told in the words of the wire; what it was not told stays.
    mutating func read(_ session: JSONValue) {
        let (input, output) = (session["audio"]?["input"], session["audio"]?["output"])
        voice = output?["voice"]?.string ?? output?["voice"]?["id"]?.string ?? voice
        speed = output?["speed"]?.number ?? speed
        instructions = session["instructions"]?.string ?? instructions
        if let written = input?["transcription"] { transcribes = !written.isNull }
        transcriptionModel = input?["transcription"]?["model"]?.string ?? transcriptionModel
        if let limit = session["max_output_tokens"] { maximumOutputTokens = limit.integer }
        if let modalities = session["output_modalities"]?.array { spokenAnswers = modalities.contains("audio") }
        if let reduction = input?["noise_reduction"] {
            noiseReduction = reduction["type"]?.string.flatMap(NoiseReduction.init) ?? .off
        }
        noiseReductionStrength = input?["noise_reduction"]?["strength"]?.number ?? noiseReductionStrength
        voiceEffort = session["reasoning"]?["effort"]?.string.flatMap(Model.Effort.init) ?? voiceEffort
        if let spoken = input?["transcription"]?["languages"]?.array {
            languages = spoken.compactMap(\.string)
        } else if let spoken = input?["transcription"]?["language"]?.string {
            languages = [spoken]
        }
        if let words = input?["transcription"]?["keywords"]?.array { dictionary = words.compactMap(\.string) }
        if let detection = input?["turn_detection"] { read(detection: detection) }
    }

    private mutating func read(detection: JSONValue) {
        guard let kind = detection["type"]?.string.flatMap(VoiceActivityDetection.init) else {
            turnMode = .manual
            return
        }
        turnMode = .automatic(kind)
        threshold = detection["threshold"]?.number ?? threshold
        prefixPadding = detection["prefix_padding_ms"]?.integer.map { .milliseconds($0) } ?? prefixPadding
        silence = detection["silence_duration_ms"]?.integer.map { .milliseconds($0) } ?? silence
        idleTimeout = detection["idle_timeout_ms"]?.integer.map { .milliseconds($0) }
        eagerness = detection["eagerness"]?.string.flatMap(Eagerness.init) ?? eagerness
        createsResponse = detection["create_response"]?.bool ?? createsResponse
        interruptsResponse = detection["interrupt_response"]?.bool ?? interruptsResponse
    }
}
