import EchoWire

/// A session object, read the way the rules need it.
struct SessionTerms: Sendable {
    enum TurnTaking: Sendable, Hashable {
        case manual
        case silence(threshold: Double, paddingMs: Int, silenceMs: Int, idleMs: Int?)
        case meaning(SemanticEndOfTurn.Eagerness)
    }

    var session: SessionObject

    /// Speech is written down and nothing is answered.
    var isTranscription: Bool { session.type == SessionKind.transcription.rawValue }
    var inputFormat: SoundFormat { SoundFormat(session.audio?.input?.format) }
    var outputFormat: SoundFormat { SoundFormat(session.audio?.output?.format) }
    var voice: VoiceID { session.audio?.output?.voice ?? "alloy" }
    var speed: Double { session.audio?.output?.speed ?? 1 }
    var transcribes: Bool { session.audio?.input?.transcription?.value != nil }
    /// Names and terms that are likely to be said.
    /// The language that is spoken, where it is one.
    var language: String? {
        let transcription = session.audio?.input?.transcription?.value
        return transcription?.language ?? transcription?.languages.flatMap { $0.count == 1 ? $0[0] : nil }
    }
    var keywords: [String] { session.audio?.input?.transcription?.value?.keywords ?? [] }
    var modalities: [String] { session.outputModalities ?? ["audio"] }
    var createsResponse: Bool { !isTranscription && (detection?.createResponse ?? (detection != nil)) }
    var interruptsResponse: Bool { detection?.interruptResponse ?? (detection != nil) }

    var turnTaking: TurnTaking {
        switch detection {
        case .serverVAD(let settings):
            .silence(
                threshold: settings.threshold ?? 0.5, paddingMs: settings.prefixPaddingMs ?? 300,
                silenceMs: settings.silenceDurationMs ?? 200, idleMs: settings.idleTimeoutMs?.value)
        case .semanticVAD(let settings): .meaning(settings.eagerness.flatMap { .init(rawValue: $0) } ?? .auto)
        case .unknown, nil: .manual
        }
    }

    private var detection: TurnDetection? { session.audio?.input?.turnDetection?.value }
}

extension SessionTerms.TurnTaking {
    var isManual: Bool { self == .manual }

    var threshold: Double { if case .silence(let threshold, _, _, _) = self { threshold } else { 0.5 } }

    var paddingMs: Int { if case .silence(_, let padding, _, _) = self { padding } else { 300 } }

    var idleMs: Int? { if case .silence(_, _, _, let idle) = self { idle } else { nil } }

    /// No sentence is so surely whole that less silence ends it.
    private static let leastPatienceMs = 200

    /// Silence that ends a turn in which `words` were said. Half of it ends a whole sentence: who asks for more patience
    /// has more there too.
    func patienceMs(after words: String, isWhole: Bool = false) -> Int {
        let patience = patienceMs(words)
        return isWhole && !isManual ? min(patience, max(Self.leastPatienceMs, patience / 2)) : patience
    }

    private func patienceMs(_ words: String) -> Int {
        switch self {
        case .manual: .max
        case .silence(_, _, let silence, _): silence
        case .meaning(let eagerness): SemanticEndOfTurn(eagerness: eagerness).patienceMs(after: words)
        }
    }
}
