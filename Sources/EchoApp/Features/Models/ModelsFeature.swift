import Echo
import EchoScreen
import EchoText

/// Knows what models there are: asks the server behind the connection, and tells the person in time when one in use ends.
@MainActor
final class ModelsFeature: FeatureProtocol, ListeningFeatureProtocol, FollowingFeatureProtocol,
    ConnectionFeatureProtocol, LearningFeatureProtocol
{
    private let screen: ScreenDoor
    /// Nil where nothing is remembered.
    private let notices: (any ModelNoticesProtocol)?
    /// What is known without the server.
    private let catalogue: ModelCatalogue
    private let models: Set<String>
    private var rules: ModelEndRules?
    /// As they were looked at last.
    private var uses: [ModelUse] = []
    private var hasLearned = false
    /// Where it was said that another model answers than the usual one.
    private var toldSubstitutes: Set<ConversationMode> = []

    init(_ screen: ScreenDoor, notices: (any ModelNoticesProtocol)?) {
        self.screen = screen
        self.notices = notices
        (catalogue, models) = (screen.options.catalogue, screen.options.models)
    }

    func start() async {
        guard !screen.isReplay else { return }
        awaitList(!screen.isServerLocal && !hasLearned)
        rules = ModelEndRules(told: await notices?.told() ?? ToldModelEnds())
        tell()
        screen.publish()
    }

    func receive(_ event: EchoEvent) {
        switch event {
        case .connectionStatusChanged(.connected): askAgain()
        case .turnEnded:
            askAgain()
            learnContexts()
        default: break
        }
    }

    /// A server that could not be asked when the conversation began may be there now.
    private func askAgain() {
        if screen.options.modelsFailure?.isUnreached == true { ask() }
    }

    func perform(_ command: Command, words: String) -> Bool {
        guard command == .useReplacement else { return false }
        replace()
        return true
    }

    func conversationBegan(_ conversation: any ConversationProtocol) async {
        refreshDay()
        ask()
    }

    func learn() async { refreshDay() }

    /// A model that was chosen may end as well.
    func follow() {
        if inUse != uses { tell() }
        tellSubstitute()
    }

    private var inUse: [ModelUse] { ModelUse.all(screen.preferences, screen.modelName, in: screen.mode) }

    private var day: CalendarDay { screen.options.today ?? screen.today }

    // MARK: - Asking

    /// Once, beside the conversation. The server inside the program has them all.
    private func ask() {
        guard !hasLearned, !screen.isServerLocal, !screen.slots.isRunning(.asking), let engine = screen.engine
        else { return }
        screen.start(.asking) { [weak self] in
            let told = await Self.listed(by: engine)
            guard let self, !Task.isCancelled else { return }
            switch told {
            case .success(let models):
                hasLearned = true
                take(models)
                tell()
            case .failure(let error): awaitList(false, failure: error)
            }
        }
    }

    /// Before an answer the server may have been asked how much the model takes.
    private func learnContexts() {
        guard !screen.isServerLocal, let engine = screen.engine else { return }
        screen.slots.start(.learning) { [weak self] in
            let told = await engine.toldContexts
            guard let self, !Task.isCancelled, told != screen.options.toldContexts else { return }
            screen.updateOptions { $0.toldContexts = told }
            screen.tell(.options)
        }
    }

    private static func listed(by engine: any EngineProtocol) async -> Result<[ServerModel], EchoError> {
        do throws(EchoError) { return .success(try await engine.listedModels()) } catch { return .failure(error) }
    }

    /// An open list says whether the server's own is still to come, or why it does not.
    private func awaitList(_ isComing: Bool, failure: EchoError? = nil) {
        let options = screen.options
        guard options.awaitsModels != isComing || options.modelsFailure != failure else { return }
        screen.updateOptions { ($0.awaitsModels, $0.modelsFailure) = (isComing, failure) }
        if !isComing { screen.tell(.options) }
    }

    /// What the server says wins.
    private func take(_ told: [ServerModel]) {
        let isVendors = screen.server.isVendors
        let merged = catalogue.taking(told, isVendors: isVendors)
        let names = Set(told.map(\.name))
        let configuration = modelConfiguration
        screen.updateOptions { options in
            options.catalogue = merged
            options.models = models.union(names.filter { catalogue[$0] == nil && merged[$0] != nil })
            options.listedModels = names.isEmpty ? nil : names
            options.serverModels = isVendors ? nil : options.listedModels
            options.listsNoModel = names.isEmpty && !isVendors
            options.unofferedModels = merged.left(of: told)
            options.noteSubstitutes(of: configuration, among: told.namesByUse)
            (options.awaitsModels, options.modelsFailure) = (false, nil)
        }
        screen.tell(.options)
    }

    private var modelConfiguration: EchoConfiguration {
        var preferences = screen.setup.preferences
        preferences.chosen = screen.preferences
        let named = screen.setup.namedModel.map { [screen.setup.mode: $0] } ?? [:]
        return preferences.modelConfiguration(isVendors: screen.server.isVendors, naming: named)
    }

    private func refreshDay() {
        let day = screen.today
        if day != screen.options.today { screen.updateOptions { $0.today = day } }
    }

    // MARK: - Telling

    private func tell() {
        uses = inUse
        guard var rules, !screen.isServerLocal else { return }
        let (catalogue, day) = (screen.options.catalogue, day)
        let isDoubtful = ModelEndRules.isDoubtful(day, catalogue)
        if screen.server.isVendors, let age = rules.dueAge(of: catalogue, on: day) {
            screen.notify(ModelEndWording.age(age, of: catalogue))
        }
        for ending in rules.due(uses, in: catalogue, on: day) {
            screen.notify(
                ModelEndWording.notice(ending, on: day, isDoubtful: isDoubtful), .warning, about: .modelEnds)
        }
        guard rules.told != self.rules?.told else { return }
        self.rules = rules
        let told = rules.told
        if let notices { screen.slots.start(.keeping) { await notices.keep(told) } }
    }

    /// The usual model is not in the list of a server of others, and one that is answers: the person did not choose it.
    private func tellSubstitute() {
        let wanted = screen.preferences.connection.model(for: screen.mode)
        guard let used = screen.options.substitutes[wanted], screen.modelInForce == used,
            toldSubstitutes.insert(screen.mode).inserted
        else { return }
        screen.notify("\(ModelWording.substitute(used, for: wanted)) /model chooses another.")
    }

    // MARK: - Replacing

    /// As it can be restored; nil for what holds for this conversation alone.
    private func change(_ ending: ModelEnding) -> ModelChange? {
        guard let setting = ending.use.setting, let next = ending.replacement else { return nil }
        return ModelChange(
            .settings(screen.profile), SettingExchange(setting, from: .word(ending.use.name), to: .word(next)),
            [ModelReplacement(ending.use.name, by: next, end: ending.shutdown)])
    }

    private func replace() {
        let endings = ModelEndRules.endings(inUse, in: screen.options.catalogue, on: day)
        guard !endings.isEmpty else { return screen.notify(ModelEndWording.nothing) }
        let replaced = endings.filter { $0.replacement != nil }
        guard !replaced.isEmpty else { return screen.notify(ModelEndWording.withoutReplacement(endings), .warning) }
        screen.settle(.modelEnds)
        var chosen = screen.preferences
        for ending in replaced {
            guard let next = ending.replacement else { continue }
            switch ending.use.setting {
            case .realtimeModel?: chosen.connection.realtimeModel = next
            case .responsesModel?: chosen.connection.responsesModel = next
            case .transcriptionModel?: chosen.session.transcriptionModel = next
            // For this conversation alone, as it was chosen.
            default: screen.perform(.performWith(.useModel, next))
            }
        }
        screen.choose(chosen)
        screen.replacedModels += replaced.compactMap(change)
        screen.notify(ModelEndWording.replaced(replaced), .success)
    }
}

extension NoticeSubject {
    fileprivate static let modelEnds = NoticeSubject("models.end")
}

extension TaskSlots.Slot {
    fileprivate static let asking = Self("models.asking")
    fileprivate static let keeping = Self("models.keeping")
    fileprivate static let learning = Self("models.learning")
}
