import Echo

/// A feature of the screen: it brings its commands, keys, settings and panels, and does what they ask for. What only some
/// features need is a protocol of its own, below. The screen asks those that take part, in the order in which they were
/// plugged in, and goes on when one of them fails.
@MainActor public protocol FeatureProtocol: AnyObject {
    /// What it brings to the tables.
    nonisolated static var offer: FeatureOffer { get }
    /// What it shows beside the conversation, as it is at the start.
    var presenters: [any FeaturePresenterProtocol] { get }

    /// Begins what it does by itself, behind the first frame; what takes longer is a task of its own.
    func start() async throws
    /// Ends what it has begun; returns when that has ended.
    func stop() async
    /// Does what a command asks for; `words` is what was written after it.
    ///
    /// - Returns: false for what is no business of its own.
    func perform(_ command: Command, words: String) throws -> Bool
}

extension FeatureProtocol {
    public var presenters: [any FeaturePresenterProtocol] { [] }
    public func start() async throws {}
    public func stop() async {}
    public func perform(_ command: Command, words: String) throws -> Bool { false }
}

// MARK: - What is asked for

/// Takes something before anybody else is asked.
@MainActor public protocol InterceptingFeatureProtocol: FeatureProtocol {
    /// - Returns: true when nobody else gets it.
    func intercept(_ intent: Intent) -> Bool
}

/// Does other things while a panel is open.
@MainActor public protocol PanelFeatureProtocol: FeatureProtocol {
    /// Asked before the panel moves or closes.
    ///
    /// - Returns: false for what is no business of its own.
    func performInPanel(_ command: Command) throws -> Bool
}

/// Offers lists to choose from.
@MainActor public protocol ChoosingFeatureProtocol: FeatureProtocol {
    /// Enter was pressed on a row of a list.
    ///
    /// - Returns: false for what is no business of its own.
    func choose(_ row: ChoiceRowViewState, in choice: Choice) throws -> Bool
}

/// Asks whether it may do something.
@MainActor public protocol ConfirmingFeatureProtocol: FeatureProtocol {
    /// A question was answered with yes.
    ///
    /// - Returns: false for what is no business of its own.
    func confirm(_ question: Question) throws -> Bool
    /// A question was answered with no, or closed; no panel is open now.
    ///
    /// - Returns: false for what is no business of its own.
    func decline(_ question: Question) throws -> Bool
}

/// Answers what is written, on this machine.
@MainActor public protocol AnsweringFeatureProtocol: FeatureProtocol {
    /// Something was written, and is about to be sent.
    ///
    /// - Parameter isLate: it has waited for the connection since: an answer to a question that was asked meanwhile it is
    ///   not.
    /// - Returns: true when it is answered here; then nobody else gets it.
    func answer(_ text: String, isLate: Bool) throws -> Bool
}

/// Hears what is said, on this machine.
@MainActor public protocol HearingFeatureProtocol: FeatureProtocol {
    /// The person begins to talk, or has talked enough.
    ///
    /// - Returns: true when it is heard here; then nobody else hears it.
    func talk(isBeginning: Bool) throws -> Bool
}

/// Asks for secrets.
@MainActor public protocol SecretFeatureProtocol: FeatureProtocol {
    /// Whether what is written is a secret, which is not kept.
    func isSecret(_ text: String) -> Bool
    /// Whether what is written next is a secret, which a terminal does not show.
    var asksForSecret: Bool { get }
}

/// Knows names that are likely to be said.
@MainActor public protocol NamingFeatureProtocol: FeatureProtocol {
    /// The likeliest first, for the transcription to write them rightly: no secrets, no numbers. They are asked for when a
    /// session is told its settings; `ScreenDoor.keywordsChanged` says that there are others.
    var keywords: [String] { get }
}

// MARK: - What happens

/// Listens to the conversation.
@MainActor public protocol ListeningFeatureProtocol: FeatureProtocol {
    /// Something happened in the conversation; the presenters know already.
    func receive(_ event: EchoEvent) throws
}

/// Sees whether something follows from what was done or has happened.
@MainActor public protocol FollowingFeatureProtocol: FeatureProtocol {
    /// Nothing is published yet.
    func follow() throws
}

/// Shows what changes with time.
@MainActor public protocol TickingFeatureProtocol: FeatureProtocol {
    /// The time has come that a presenter of its own asked for.
    func tick() throws
}

/// Does something about changes that are no event of the conversation.
@MainActor public protocol ScreenWatchingFeatureProtocol: FeatureProtocol {
    func screenChanged(_ change: ScreenChange)
}

/// Has to do with the connection itself.
@MainActor public protocol ConnectionFeatureProtocol: FeatureProtocol {
    /// The conversation was begun or connected again.
    func conversationBegan(_ conversation: any ConversationProtocol) async
}

// MARK: - Settings

/// Acts on settings.
@MainActor public protocol SettingsTakingFeatureProtocol: FeatureProtocol {
    /// Settings were changed.
    func settingsChanged(_ change: SettingsChange) throws
}

/// Has other settings go with those that are chosen.
@MainActor public protocol AmendingFeatureProtocol: FeatureProtocol {
    /// Changes go with what the person is about to choose.
    func amend(_ chosen: Preferences, keeps: Bool) -> Preferences
}

/// Knows names that may be typed after a command.
@MainActor public protocol CompletingFeatureProtocol: FeatureProtocol {
    func addNames(to sources: inout CompletionSources)
}

/// Finds out what there is to choose from.
@MainActor public protocol LearningFeatureProtocol: FeatureProtocol {
    /// Somebody is about to choose.
    func learn() async
}

// MARK: - Limits

/// May have something against sending.
@MainActor public protocol ObjectingFeatureProtocol: FeatureProtocol {
    /// Why nothing can be sent now; nil when it can.
    var objection: EchoError? { get }
}

/// Takes its time over what was asked of it.
@MainActor public protocol WorkingFeatureProtocol: FeatureProtocol {
    /// Whether it is doing it: a pipe waits with what comes next, which may depend on it. It is asked whenever the
    /// screen is shown.
    var isWorking: Bool { get }
}

/// Has something that goes on when the program ends.
@MainActor public protocol LastingFeatureProtocol: FeatureProtocol {
    /// What becomes of it; it is said where somebody wants to quit. Nil for nothing.
    var quitWarning: Wording? { get }
    /// How long its end may take; a few seconds where it is nil.
    var endPatience: Duration? { get }
}
