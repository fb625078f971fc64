import EchoScreen
import EchoText

/// What a language needs without a network is got from inside the program.
extension RoomFeature: LastingFeatureProtocol {
    /// - Parameter words: nothing for the list, else a language, also behind "get".
    func showLanguages(_ words: String) {
        offerLanguages()
        lookAtLanguages()
        let name = words.split(separator: " ").map(String.init).last { $0.lowercased() != "get" }
        guard let name else { return }
        guard let language = RoomLanguage(named: name) else {
            return screen.notify(
                "“\(Sanitizer.line(name))” cannot be learned here. There are: es, fr, de, ja.", .warning)
        }
        guard getting?.language != language else { return }
        choose(language)
    }

    func chooseLanguage(_ row: ChoiceRowViewState) { LanguageRows.language(row).map(choose) }

    /// What is being got stops with the program, and goes on from there; what is being installed goes on by itself.
    public var quitWarning: Wording? {
        getting.flatMap { $0.canBeStopped ? $0.language.title : nil }.map {
            "\($0) is still downloading. Quitting pauses it; getting it again resumes."
        }
    }

    public var endPatience: Duration? { nil }

    private func choose(_ language: RoomLanguage) {
        guard let getter = desk.getter else {
            return screen.notify(
                "Languages cannot be installed here. In a shell: echo-tui language get \(language.rawValue)", .warning)
        }
        guard let getting, getting.isRunning || getting.language == language else { return get(language, getter) }
        guard getting.language == language else {
            return screen.notify("Only one language at a time: stop \(getting.language.title), or wait for it.")
        }
        if getting.stage == .waiting {
            install(language, getter)
        } else if getting.canBeStopped {
            gettingTask?.cancel()
            ended(language, .stopped)
        } else {
            screen.notify("\(language.title) is being installed: this takes a minute and cannot be stopped.")
        }
    }

    private func get(_ language: RoomLanguage, _ getter: any LanguageGetterProtocol) {
        if LanguageRows(missing: lackingParts, getting: getting).isReady(language) {
            return screen.notify(
                "\(language.title) is ready. To remove it: echo-tui language remove \(language.rawValue)")
        }
        getting = LanguageGetting(language)
        offerLanguages()
        gettingTask = Task { [weak self] in
            do {
                for try await progress in getter.get(language) { self?.take(progress, of: language) }
                if !Task.isCancelled { self?.ended(language, nil) }
            } catch {
                guard !Task.isCancelled else { return }
                self?.ended(language, error as? LanguageGettingError ?? .failed(reason: "\(error)"))
            }
        }
    }

    private func take(_ progress: LanguageProgress, of language: RoomLanguage) {
        guard getting?.language == language else { return }
        getting?.take(progress)
        if screen.choice == .languages { offerLanguages() }
    }

    /// - Parameter problem: why it was not got; nil when it was.
    private func ended(_ language: RoomLanguage, _ problem: LanguageGettingError?) {
        let notes = getting?.notes ?? []
        if problem == .needsPassword { getting?.wait() } else { getting = nil }
        let subject = NoticeSubject("languages.\(language.rawValue)")
        switch problem {
        case nil:
            let rest = notes.isEmpty ? "" : " " + notes.map { Sanitizer.line($0) }.joined(separator: " ")
            screen.notify(
                "\(language.title) is ready: /room \(language.rawValue) uses it now.\(rest)", .success, about: subject)
        case .needsPassword?:
            let wanted = Self.passwordWanted(language, hasScreen: screen.hasScreen)
            screen.notify("\(language.title): \(wanted)", about: subject)
        case .stopped?: screen.notify("\(language.title): \(LanguageGettingError.stopped.text)", about: subject)
        case let problem?:
            screen.notify("\(language.title): \(Sanitizer.line(problem.text))", .warning, about: subject)
        }
        lookAtLanguages()
    }

    private static func passwordWanted(_ language: RoomLanguage, hasScreen: Bool) -> String {
        let how =
            hasScreen
            ? "Enter in /get-language asks for it." : "In a shell: echo-tui language get \(language.rawValue)"
        return "\(LanguageGettingError.needsPassword.text) \(how)"
    }

    /// Sudo asks on the terminal, which is the person's meanwhile.
    private func install(_ language: RoomLanguage, _ getter: any LanguageGetterProtocol) {
        guard let words = getter.command(for: language), screen.lend(to: words, then: .languagesGot) else {
            return screen.notify("In a shell: echo-tui language get \(language.rawValue)", .warning)
        }
    }

    /// The terminal is back: what is missing now says how it went.
    func languagesGot() {
        guard let language = getting?.language, getting?.stage == .waiting else { return }
        run { feature in
            let before = feature.lackingParts[language]
            await feature.learnLacks()
            guard feature.getting?.language == language else { return }
            // Whatever of it could not be had, the rest is there.
            guard feature.lackingParts[language] == before else { return feature.ended(language, nil) }
            feature.ended(
                language,
                .failed(reason: "It is not installed. In a shell: echo-tui language get \(language.rawValue)"))
        }
    }

    private func offerLanguages() {
        screen.offer(.languages, LanguageRows(missing: lackingParts, getting: getting).rows)
        screen.publish()
    }

    private func lookAtLanguages() {
        run { feature in
            await feature.learnLacks()
            if feature.screen.choice == .languages { feature.offerLanguages() }
        }
    }

    private func learnLacks() async {
        for language in RoomLanguage.allCases { lackingParts[language] = await desk.parts.missing(for: language) }
        await desk.refreshKit()
    }
}
