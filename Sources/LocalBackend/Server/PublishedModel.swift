/// The published facts of a model: its efforts, its refusals, and its last day.
struct PublishedModel: Sendable, Hashable {
    /// When it calls functions over Chat Completions.
    enum ChatTools: Sendable, Hashable {
        case always, withoutThinking, never
    }

    let id: String
    /// How much it can be asked to think; empty for one that does not.
    var efforts: [String] = []
    /// How much it thinks unless it is asked.
    var standardEffort: String?
    var chatTools = ChatTools.always
    /// Whether its messages say what they are: the answer, or words on the way to it.
    var tellsPhase = false
    /// Tokens of one answer, where that is checked.
    var mostTokens: Int?
    var lastDay: CivilDay?

    var thinks: Bool { !efforts.isEmpty }

    /// Nil for a name of which nothing is published.
    init?(named name: String) {
        let name = name.wholeMatch(of: /(.+)-\d{4}-\d{2}-\d{2}/).map { String($0.1) } ?? name
        guard let model = Self.known[name] ?? Self.thinking(like: name) else { return nil }
        self = model
    }

    init(
        _ id: String, efforts: [String] = [], standard: String? = nil, chatTools: ChatTools = .always,
        tellsPhase: Bool = false, mostTokens: Int? = nil, until lastDay: String? = nil
    ) {
        self.id = id
        self.efforts = efforts
        standardEffort = standard
        self.chatTools = chatTools
        self.tellsPhase = tellsPhase
        self.mostTokens = mostTokens
        self.lastDay = lastDay.flatMap(CivilDay.init(iso:))
    }

    /// How much it thinks when it is asked for `effort`.
    func effort(_ asked: String?) -> String? { asked ?? standardEffort }

    /// Names of a family that thinks, of which no more is known.
    private static func thinking(like name: String) -> PublishedModel? {
        let isNew = name.hasPrefix("gpt-6")
        guard isNew || name.hasPrefix("gpt-5."), !name.contains("chat") else { return nil }
        return PublishedModel(name, efforts: everything, standard: "medium", tellsPhase: isNew)
    }

    private static let known = Dictionary(uniqueKeysWithValues: (text + voice + sound).map { ($0.id, $0) })
}

extension PublishedModel {
    private static let everything = ["none", "minimal", "low", "medium", "high", "xhigh", "max"]
    private static let all = ["none", "low", "medium", "high", "xhigh", "max"]
    private static let always = ["low", "medium", "high", "xhigh", "max"]
    private static let upToXhigh = ["none", "low", "medium", "high", "xhigh"]
    private static let oldest = ["minimal", "low", "medium", "high"]
    private static let spoken = ["minimal", "low", "medium", "high", "xhigh"]

    private static let text = [
        PublishedModel("gpt-6.2-astra", efforts: always, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-6.2-sol", efforts: always, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-6.1-terra", efforts: all, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-6.1-sol", efforts: always, standard: "medium", chatTools: .never, tellsPhase: true),
        PublishedModel("gpt-6-luna", efforts: all, standard: "medium", chatTools: .withoutThinking, tellsPhase: true),
        PublishedModel("gpt-6-sol", efforts: all, standard: "medium", chatTools: .withoutThinking, tellsPhase: true),
        PublishedModel("gpt-6-astra", efforts: always, standard: "medium", chatTools: .never, tellsPhase: true),
        PublishedModel("gpt-5.6", efforts: all, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-5.6-sol", efforts: all, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-5.6-terra", efforts: all, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-5.6-luna", efforts: all, standard: "medium", tellsPhase: true),
        PublishedModel("gpt-5.5", efforts: upToXhigh, standard: "none", tellsPhase: true),
        PublishedModel("gpt-5.4", efforts: upToXhigh, standard: "none", tellsPhase: true),
        PublishedModel("gpt-5.4-mini", efforts: upToXhigh, standard: "none", tellsPhase: true),
        PublishedModel("gpt-5.4-nano", efforts: upToXhigh, standard: "none", tellsPhase: true, until: "2027-04-01"),
        PublishedModel("gpt-5.2", efforts: upToXhigh, standard: "none"),
        PublishedModel("gpt-5.1", efforts: ["none", "low", "medium", "high"], standard: "none", until: "2027-04-01"),
        PublishedModel("gpt-5", efforts: oldest, standard: "medium", until: "2026-12-11"),
        PublishedModel("gpt-5-mini", efforts: oldest, standard: "medium", until: "2026-12-11"),
        PublishedModel("gpt-5-nano", efforts: oldest, standard: "medium", until: "2026-12-11"),
        PublishedModel("o3", efforts: ["low", "medium", "high"], standard: "medium", until: "2026-12-11"),
        PublishedModel("o1", efforts: ["low", "medium", "high"], standard: "medium", until: "2026-10-23"),
        PublishedModel("o3-mini", efforts: ["low", "medium", "high"], standard: "medium", until: "2026-10-23"),
        PublishedModel("o4-mini", efforts: ["low", "medium", "high"], standard: "medium", until: "2026-10-23"),
        PublishedModel("chat-latest"),
        PublishedModel("gpt-4.1", until: "2027-01-14"), PublishedModel("gpt-4.1-mini", until: "2027-01-14"),
        PublishedModel("gpt-4o", until: "2027-01-14"), PublishedModel("gpt-4o-mini", until: "2027-01-14"),
        PublishedModel("gpt-audio-1.5"), PublishedModel("gpt-audio", until: "2027-01-20"),
        PublishedModel("gpt-audio-mini", until: "2027-01-20"),
        PublishedModel("gpt-4.1-nano", until: "2026-10-23"), PublishedModel("gpt-4", until: "2026-10-23"),
        PublishedModel("gpt-4-turbo", until: "2026-10-23"), PublishedModel("gpt-3.5-turbo", until: "2026-10-23"),
        PublishedModel("gpt-5-chat-latest", until: "2026-07-23"),
        PublishedModel("gpt-5.1-chat-latest", until: "2026-07-23"),
        PublishedModel("gpt-5.2-chat-latest", until: "2026-08-10"),
        PublishedModel("gpt-5.3-chat-latest", until: "2026-08-10"),
    ]

    private static let voice = [
        PublishedModel("gpt-realtime-2.1", efforts: spoken, standard: "low", tellsPhase: true, mostTokens: 32_000),
        PublishedModel("gpt-realtime-2.1-mini", efforts: spoken, standard: "low", tellsPhase: true, mostTokens: 32_000),
        PublishedModel("gpt-realtime-2", efforts: spoken, standard: "low", tellsPhase: true, mostTokens: 32_000),
        PublishedModel("gpt-realtime-1.5", mostTokens: 4_096),
        PublishedModel("gpt-realtime", mostTokens: 4_096, until: "2027-01-20"),
        PublishedModel("gpt-realtime-mini", mostTokens: 4_096, until: "2027-01-20"),
        PublishedModel("gpt-live-1.1"), PublishedModel("gpt-live-1"), PublishedModel("gpt-realtime-translate"),
    ]

    private static let sound = [
        PublishedModel("gpt-transcribe"), PublishedModel("gpt-live-transcribe"),
        PublishedModel("gpt-realtime-whisper"), PublishedModel("whisper-1", until: "2027-02-26"),
        PublishedModel("gpt-4o-transcribe", until: "2027-02-26"),
        PublishedModel("gpt-4o-mini-transcribe", until: "2027-02-26"),
        PublishedModel("gpt-4o-transcribe-diarize", until: "2027-02-26"),
        PublishedModel("gpt-4o-mini-tts", until: "2027-01-06"), PublishedModel("tts-1", until: "2027-01-06"),
        PublishedModel("tts-1-hd", until: "2027-01-06"),
    ]
}
