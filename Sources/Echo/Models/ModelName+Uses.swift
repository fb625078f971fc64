/// What a model is for that no catalogue has, by the habits in which servers name theirs.
extension ModelName {
    private enum Sign: CaseIterable {
        case hearing, speech, vectors, ranking, realtime, live, translating, pictures, judging

        private var words: [String] {
            switch self {
            case .hearing: ["whisper", "transcribe", "-asr", "stt", "parakeet", "moonshine"]
            case .speech: ["tts", "kokoro", "piper", "voice", "xtts", "bark"]
            case .vectors: ["embed", "bge-", "minilm", "e5-"]
            case .ranking: ["rerank"]
            case .realtime: ["realtime"]
            case .live: ["gpt-live"]
            case .translating: ["translate"]
            case .pictures: ["image", "dall-e", "sora", "stable-diffusion"]
            case .judging: ["moderation", "davinci", "babbage"]
            }
        }

        /// The words by their first byte, each with what it is a sign of: a name is read once for all of them.
        static let table = {
            var table = [[(word: [UInt8], sign: Sign)]](repeating: [], count: 256)
            for sign in allCases {
                for word in sign.words.map({ Array($0.utf8) }) { table[Int(word[0])].append((word, sign)) }
            }
            return table
        }()
    }

    /// Byte by byte: a server may list thousands of names. Of one that was trained further, what its owner called it is no sign.
    private static func signs(of name: String) -> Set<Sign> {
        let (name, table) = (Array((base(of: name) ?? name).lowercased().utf8), Sign.table)
        var signs: Set<Sign> = []
        for (start, byte) in name.enumerated() {
            for (word, sign) in table[Int(byte)] where name[start...].starts(with: word) { signs.insert(sign) }
        }
        return signs
    }

    /// What is neither for speech nor for vectors, and makes or judges nothing, answers in writing.
    static func looksFit(_ name: String, for use: ModelCatalogue.Use) -> Bool { isFit(signs(of: name), for: use) }

    private static func isFit(_ signs: Set<Sign>, for use: ModelCatalogue.Use) -> Bool {
        switch use {
        case .realtime:
            return signs.contains(.realtime) || signs.isDisjoint(with: [.hearing, .speech, .vectors, .ranking])
        case .text, .cheap: return signs.subtracting([.live, .translating]).isEmpty
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
