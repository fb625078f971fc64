public import Echo
import EchoText

/// One message of the conversation.
public struct MessageRowViewState: Sendable, Hashable, Identifiable {
    public var id: String
    /// Grows whenever anything shown of this row changes: a layout made for (id, revision) can be kept.
    public var revision: Int
    /// "you", "echo".
    public var author: StyledText
    /// "09:41".
    public var time: String
    /// "0.42 s".
    public var latency: String?
    /// How fast that is.
    public var latencyRole = TextRole.faint
    /// "312 tokens": what this answer used.
    public var tokens: String?
    /// "$0.0031": what it cost.
    public var cost: String?
    /// "on this machine": no server was told it.
    public var place: String?
    /// "♪ 0:07": its sound was kept, and can be played.
    public var sound: String?
    /// Safe to draw: no control characters but line feeds.
    public var text: String
    /// The pages that it is drawn from; the text ends with them, as links.
    public var sources: [WebSource] = []
    /// The text is Markdown; else it is shown as it is.
    public var isMarkdown: Bool
    /// Of an interrupted answer, how many characters were heard; the rest is `TextRole.unheard`.
    public var heardCharacters: Int?
    /// "… transcribing", "↳ interrupted: you heard up to here".
    public var mark: StyledText?
    /// More of it is expected.
    public var isLive: Bool
    /// Its author is being heard: the voice itself stands in for the words that are to come.
    public var isBeingHeard: Bool
    /// The call of a tool that this line stands for.
    public var tool: ToolRowViewState?
    /// Its sound is being played.
    public var played: PlayedMessageViewState?
    /// A feature's notes, below its words.
    public var notes: [MessageMargin.Note] = []
    /// More of them may come at once.
    public var awaitsNotes = false
    /// It answers nothing that was asked.
    public var isRemark = false
    /// The model's thoughts before it.
    public var thoughts: ThoughtsViewState?
    /// Said while the model works: no part of the answer.
    public var isCommentary = false
    /// It is an answer that ended badly.
    public var cut: CutAnswer?
    /// Its mark says that it is asked again by itself.
    public var isAskedAgain = false
    /// The suggestion about that, as long as nothing was said after it.
    public var offer: Wording?
    /// Stands above it: what became of everything before it.
    public var lead: String?
    /// The person's pictures, a line each below its words.
    public var pictures: [MessageMargin.Note] = []
    /// Those of them that can be shown, where the terminal shows pictures.
    public var shownPictures: [PictureViewState] = []

    public init(
        id: String, revision: Int = 0, author: StyledText, time: String = "", latency: String? = nil, text: String,
        isMarkdown: Bool = false, heardCharacters: Int? = nil, mark: StyledText? = nil, isLive: Bool = false,
        isBeingHeard: Bool = false
    ) {
        self.id = id
        self.revision = revision
        self.author = author
        self.time = time
        self.latency = latency
        self.text = text
        self.isMarkdown = isMarkdown
        self.heardCharacters = heardCharacters
        self.mark = mark
        self.isLive = isLive
        self.isBeingHeard = isBeingHeard
    }

    /// The facts about the answer: latency, tokens, cost, and what was saved of it.
    public var facts: [String] { [latency, place, tokens, cost, sound].compactMap(\.self) }
}
