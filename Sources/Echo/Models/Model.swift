/// The facts about one model: where it answers, what it takes in and gives out, what it costs and when it ends.
public struct Model: Sendable, Hashable {
    /// Where models answer.
    public enum API: String, Sendable, Hashable, CaseIterable {
        case responses, chat, realtime, live, transcription, speech, embeddings
        case realtimeTranscription = "realtime-transcription"
        case realtimeTranslation = "realtime-translation"
    }

    /// A kind of input or output.
    public enum Modality: String, Sendable, Hashable, CaseIterable { case text, audio, image, vector }

    /// How much a model thinks before it answers, from nothing to all it can.
    public enum Effort: String, Sendable, Hashable, CaseIterable, Comparable {
        case none, minimal, low, medium, high, xhigh, max

        public static func < (left: Effort, right: Effort) -> Bool { left.rank < right.rank }

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// Whether it calls tools over Chat Completions; over Responses all do.
    public enum ChatTools: String, Sendable, Hashable, CaseIterable {
        case always, never, uncertain
        case withoutEffort = "without effort"
    }

    /// A hint that a model that transcribes speech can be given beforehand.
    public enum Hint: String, Sendable, Hashable, CaseIterable {
        /// One language, or several that are spoken by turns.
        case language, languages
        /// Words to expect, one by one, or a text in which they stand.
        case keywords, prompt
    }

    public private(set) var name: String
    public var apis: Set<API> = []
    /// Tokens of input and answer together; nil where it is not known.
    public var context: Int?
    /// Tokens of input; nil when nothing less than the context is known.
    public var maximumInput: Int?
    /// Of the input, tokens of instructions and tools.
    public var maximumInstructions: Int?
    /// Tokens of one answer, thoughts included.
    public var maximumOutput: Int?
    public var input: Set<Modality> {
        get { toldInput ?? [.text] }
        set { toldInput = newValue }
    }
    public var output: Set<Modality> = [.text]
    /// How much it can be asked to think, from little to much; empty for one that cannot be asked.
    public var efforts: [Effort] = []
    /// Whether `efforts` is known; where it is not, it is asked as a model of which nothing is known.
    public var knowsEfforts = true
    /// The effort when none is asked for; nil where it is not known.
    public var defaultEffort: Effort?
    public var chatTools = ChatTools.always
    /// Nil for one without a price.
    public var price: Price?
    /// Numbers of a vector, for models of embeddings.
    public var dimensions: Int?
    /// Whether shorter vectors can be had.
    public var shortens = true
    /// It writes down what is said while it is said, and takes no turns.
    public var isContinuous = false
    /// Versions of a day that answer to names of their own: "gpt-5-2025-08-07".
    public var snapshots: [String] = []
    /// Other names for it.
    public var aliases: [String] = []
    /// The day on which it is switched off; nil when none was announced.
    public var shutdown: CalendarDay?
    /// The model that its vendor names to take its place.
    public var replacement: String?
    /// Whether it can be let ask for several tools in one answer, in a session where that is a choice.
    public var hasParallelTools = false
    /// The hints it can be given about the speech that it transcribes.
    public var hints: Set<Hint> = []

    /// Nil while nobody has said what it takes in.
    private var toldInput: Set<Modality>?

    public init(_ name: String) { self.name = name }

    /// One of which nothing is known yet, nor whether it can be asked to think.
    public static func unknown(_ name: String) -> Model {
        var model = Model(name)
        model.knowsEfforts = false
        return model
    }

    /// The same model under another name, which is its only one.
    public func named(_ name: String) -> Model {
        var model = self
        (model.name, model.aliases, model.snapshots) = (name, [], [])
        return model
    }

    /// Whether it is switched off on a day.
    public func hasEnded(on day: CalendarDay) -> Bool { shutdown.map { $0 <= day } ?? false }

    /// Days that are left on a day, below zero after the end; nil when no end was announced.
    public func daysLeft(on day: CalendarDay) -> Int? { shutdown.map { day.days(until: $0) } }

    /// What it is asked to think when this much is wanted: this, or the nearest it knows, the lesser of two. Nil for a model
    /// that cannot be asked.
    public func effort(nearest wanted: Effort) -> Effort? {
        if efforts.contains(wanted) { return wanted }
        return efforts.last { $0 < wanted } ?? efforts.first
    }

    /// Whether it answers in writing over Chat Completions alone.
    public var isChatOnly: Bool { apis.contains(.chat) && !apis.contains(.responses) }

    /// Whether it looks at pictures.
    public var sees: Bool { input.contains(.image) }

    /// Whether it may look at pictures: it does, or nobody has said what it takes in.
    public var maySee: Bool { toldInput?.contains(.image) ?? true }

    /// Whether it thinks before it answers, and its thoughts can be handed back.
    public var reasons: Bool { !efforts.isEmpty }
}
