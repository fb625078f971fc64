import EchoScreen
import EchoText
import Foundation

/// Encrypts saved conversations where the person wants it, and says how far it is.
@MainActor final class EncryptionFeature: FeatureProtocol, SettingsTakingFeatureProtocol {
    nonisolated static let offer = FeatureOffer(
        "encryption",
        settings: [
            .toggle(
                .encryptsConversations, "Encryption", slash: "encrypt-conversations",
                "Encrypt saved conversations: titles, messages, tool calls. The command echo-tui key says what protects them.",
                in: .privacy, default: false)
        ])

    let presenters: [any FeaturePresenterProtocol] = [EncryptionPresenter()]
    private let screen: ScreenDoor
    private let encryption: (any ConversationEncryptionProtocol)?
    private let news: (any ConversationStoreNewsProtocol)?
    /// As it is in the store, or is becoming; nil while that is not known.
    private var isEncrypted: Bool?

    /// - Parameters:
    ///   - encryption: nil where no conversations are kept.
    ///   - news: tells how far it is.
    init(
        _ screen: ScreenDoor, encryption: (any ConversationEncryptionProtocol)?,
        news: (any ConversationStoreNewsProtocol)?
    ) {
        self.screen = screen
        self.encryption = encryption
        self.news = news
    }

    func start() {
        guard let encryption, let news else { return }
        let told = news.news()
        screen.slots.start(.listening) { [weak self] in
            for await item in told {
                await self?.tell(item)
                self?.screen.publish()
            }
        }
        screen.slots.start(.asking) { [weak self] in
            guard let isOn = try? await encryption.isEncrypted() else { return }
            self?.compare(isOn)
        }
    }

    /// What was written in a program that ran for a moment is sealed too. What is not done in time is finished by the next one.
    func stop() async {
        guard encryption != nil, Self.isWanted(screen.preferences) else { return }
        let work = Task { await finish() }
        let limit = Task { [clock = screen.clock, slots = screen.slots] in
            guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
            work.cancel()
            slots.cancel(.encrypting)
        }
        await work.value
        limit.cancel()
    }

    private func finish() async {
        await screen.slots.end(of: .asking)
        await screen.slots.end(of: .encrypting)
        guard let encryption, isEncrypted == nil, (try? await encryption.isEncrypted()) == false else { return }
        try? await encryption.setEncrypted(true, day: day)
    }

    func settingsChanged(_ change: SettingsChange) {
        guard change.ids.contains(.encryptsConversations) else { return }
        encrypt(Self.isWanted(change.after))
    }

    // MARK: - Private

    /// At the end of the program.
    private static let patience = Duration.milliseconds(2_500)

    private var day: String { String(screen.clock.date.ISO8601Format().prefix(10)) }

    private static func isWanted(_ preferences: Preferences) -> Bool {
        preferences[flag: .encryptsConversations] ?? false
    }

    /// What a file of settings leaves out, or another profile, never decrypts anything: only a person does, here.
    private func compare(_ isOn: Bool) {
        guard isEncrypted == nil else { return }
        isEncrypted = isOn
        if isOn { show(true) } else { encrypt(Self.isWanted(screen.preferences)) }
    }

    private func encrypt(_ isOn: Bool) {
        guard let encryption else {
            return isOn ? screen.notify("Conversations are not saved here.", .warning) : ()
        }
        guard isOn != (isEncrypted ?? false) else { return }
        let before = isEncrypted
        isEncrypted = isOn
        screen.start(.encrypting) { [day] in
            try await encryption.setEncrypted(isOn, day: day)
        } onFailure: { [weak self] in
            // Another one has taken its place.
            guard !Task.isCancelled else { return }
            self?.screen.updatePart(EncryptionPresenter.self) { $0.progress = nil }
            self?.ask(else: before ?? false)
        }
    }

    /// What failed may have begun, and is finished later: the setting says what is.
    private func ask(else before: Bool) {
        guard let encryption else { return }
        screen.slots.start(.asking) { [weak self] in
            let isOn = (try? await encryption.isEncrypted()) ?? before
            self?.isEncrypted = isOn
            self?.show(isOn)
            self?.screen.publish()
        }
    }

    private func show(_ isOn: Bool) {
        var preferences = screen.preferences
        guard Self.isWanted(preferences) != isOn else { return }
        preferences.values[.encryptsConversations] = .flag(isOn)
        screen.choose(preferences)
    }

    private func tell(_ news: StoreNews) async {
        switch news {
        case .encrypting(let isOn, let done, let total):
            screen.updatePart(EncryptionPresenter.self) { $0.progress = .init(isOn: isOn, done: done, of: total) }
        case .encrypted(let isOn):
            screen.updatePart(EncryptionPresenter.self) { $0.progress = nil }
            guard isOn else { return screen.notify("Saved conversations are no longer encrypted.", .success) }
            let protection = await encryption?.protection() ?? ""
            let sentences = "Saved conversations are encrypted, and what is said from now on too. \(protection)"
            screen.notify(Wording(sentences.trimmed), .success)
        default: break
        }
    }
}

extension SettingID {
    /// Whether saved conversations are encrypted.
    static let encryptsConversations = SettingID("history.encrypt")
}

extension TaskSlots.Slot {
    fileprivate static let listening = Self("encryption.news")
    fileprivate static let asking = Self("encryption.asking")
    fileprivate static let encrypting = Self("encryption.encrypting")
}
