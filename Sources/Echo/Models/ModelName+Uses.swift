/// What a model is for that no catalogue has, by the habits in which servers name theirs.
extension ModelName {
    private enum Sign: CaseIterable {
        case hearing, speech, vectors, ranking, realtime, live, translating, pictures, judging, completing, chatting

        /// What may stand anywhere in a name.
        private var words: [String] {
            switch self {
            case .hearing: ["whisper", "transcribe", "-asr", "stt", "parakeet", "moonshine", "wav2vec"]
            case .speech: ["tts", "kokoro", "piper", "voice", "xtts", "bark"]
            case .vectors: ["embed", "bge-", "minilm", "e5-", "colbert", "colpali"]
            case .ranking: ["rerank"]
            case .realtime: ["realtime"]
            case .live: ["gpt-live"]
            case .translating: ["translate"]
            case .pictures: ["image", "dall-e", "sora", "diffusion", "cogvideo", "hunyuanvideo", "musicgen"]
            case .judging: ["moderation", "davinci", "babbage", "safeguard", "shieldgemma", "llamaguard", "pyannote"]
            case .completing: []
            case .chatting:
                [
                    "instruct", "chat", "llama", "qwen", "mistral", "mixtral", "gemma", "gemini", "gpt-", "claude",
                    "deepseek", "command-r", "granite", "hermes", "kimi", "minimax", "nemotron", "magistral",
                    "ministral",
                ]
            }
        }

        /// What stands between other signs than letters and digits.
        private var parts: [String] {
            switch self {
            case .hearing: ["asr", "canary"]
            case .vectors: ["gte", "bert", "roberta", "modernbert", "instructor"]
            case .ranking: ["ranker", "rank"]
            case .pictures:
                ["flux", "ocr", "clip", "siglip", "sdxl", "sd", "sd3", "t2i", "t2v", "i2v", "veo", "lyria", "kolors"]
            case .judging:
                [
                    "guard", "guardian", "vad", "aqa", "reward", "prm", "classifier", "detector", "nsfw", "toxicity",
                    "deberta", "diarization",
                ]
            case .completing: ["base", "pt", "fim", "completion", "completions"]
            case .chatting: ["it", "assistant", "phi", "phi3", "phi4", "glm", "yi", "o1", "o3", "o4", "grok", "aya"]
            case .speech, .realtime, .live, .translating: []
            }
        }

        /// Both by their first byte, each with what it is a sign of: a name is read once for all of them.
        static let table = {
            var table = [[(word: [UInt8], isPart: Bool, sign: Sign)]](repeating: [], count: 256)
            for sign in allCases {
                let marks = sign.words.map { ($0, false) } + sign.parts.map { ($0, true) }
                for (mark, isPart) in marks {
                    let word = Array(mark.utf8)
                    table[Int(word[0])].append((word, isPart, sign))
                }
            }
            return table
        }()
    }

    /// Byte by byte: a server may list thousands of names. Of one that was trained further, what its owner called it is no sign.
    private static func signs(of name: String) -> Set<Sign> {
        let (name, table) = (Array((base(of: name) ?? name).lowercased().utf8), Sign.table)
        var signs: Set<Sign> = []
        for (start, byte) in name.enumerated() {
            for (word, isPart, sign) in table[Int(byte)] where name[start...].starts(with: word) {
                if !isPart || isAlone(start, start + word.count, in: name) { signs.insert(sign) }
            }
        }
        return signs
    }

    /// Behind a part a number may follow: "llama-guard3".
    private static func isAlone(_ start: Int, _ end: Int, in name: [UInt8]) -> Bool {
        (start == 0 || !isLetter(name[start - 1]) && !isDigit(name[start - 1]))
            && (end == name.count || !isLetter(name[end]))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// What is neither for speech nor for vectors, and makes or judges nothing, answers in writing.
    static func looksFit(_ name: String, for use: ModelCatalogue.Use) -> Bool { isFit(signs(of: name), for: use) }

    /// How sure it is that a model is for a use, by its name alone: 0 where it is not for it.
    static func fitness(_ name: String, for use: ModelCatalogue.Use) -> Int {
        let signs = signs(of: name)
        guard isFit(signs, for: use) else { return 0 }
        switch use {
        case .realtime where signs.contains(.realtime): return 4
        case .realtime, .text, .cheap: return signs.contains(.completing) ? 1 : signs.contains(.chatting) ? 3 : 2
        case .transcription, .embeddings, .speech: return 3
        }
    }

    private static func isFit(_ signs: Set<Sign>, for use: ModelCatalogue.Use) -> Bool {
        switch use {
        case .realtime:
            let isOther = !signs.isDisjoint(with: [.pictures, .judging])
            return !isOther
                && (signs.contains(.realtime) || signs.isDisjoint(with: [.hearing, .speech, .vectors, .ranking]))
        case .text, .cheap: return signs.subtracting([.live, .translating, .completing, .chatting]).isEmpty
        case .transcription: return signs.contains(.hearing)
        case .embeddings: return signs.contains(.vectors) && !signs.contains(.ranking)
        case .speech: return signs.contains(.speech)
        }
    }

    /// Where a model of that name answers; none for one that makes pictures, or judges.
    ///
    /// - Parameter isVendors: whether the server is the vendor's, where a model speaks only if its name says so.
    static func likelyAPIs(_ name: String, isVendors: Bool) -> Set<Model.API> {
        let signs = signs(of: name)
        guard signs.isDisjoint(with: [.pictures, .judging, .ranking]) else { return [] }
        if signs.contains(.realtime) {
            // What hears or translates in a session answers nobody.
            return signs.isDisjoint(with: [.hearing, .translating]) ? [.realtime] : []
        }
        if signs.contains(.live), signs.isDisjoint(with: [.hearing, .speech, .translating]) { return [.live] }
        var apis = Set(ModelCatalogue.Use.allCases.filter { isFit(signs, for: $0) }.map(\.api))
        if apis.contains(.responses) { apis.insert(.chat) }
        if apis.contains(.realtimeTranscription) { apis.insert(.transcription) }
        if isVendors { apis.remove(.realtime) }
        return apis
    }
}
