import EchoScreen
import EchoText

/// The list of prompts, and asking for what their variables stand for.
extension PromptsFeature {
    func showPrompts(selecting id: PromptID? = nil) {
        guard store != nil else { return screen.notify(PromptWording.unavailable, .warning) }
        editing = nil
        var panel = PromptsPanel()
        panel.canRestore = !deleted.isEmpty
        if !library.isEmpty { panel.show(rows, selecting: id?.rawValue) }
        screen.show(panel)
        listAgain(selecting: id)
    }

    /// What a key does in these panels; false for what has nothing to do with them.
    func browse(_ command: Command) -> Bool {
        if let panel = screen.open(PromptVariablePanel.self) { return answer(command, panel) }
        if let panel = screen.open(PromptFormPanel.self) { return edit(command, panel) }
        guard let panel = screen.open(PromptsPanel.self) else { return false }
        let selected = library.first { $0.id.rawValue == panel.selectedPrompt }
        switch command {
        case .open, .send: choose(panel.selectedRow, selected)
        case .createPrompt: create()
        case .editPrompt: on(selected, open)
        case .duplicatePrompt: on(selected, duplicate)
        case .makePromptDefault: on(selected, toggleDefault)
        case .deletePrompt: on(selected, delete)
        case .exportPrompts: exportPrompts(to: Self.usualFile)
        case .restorePrompt: restore()
        default: return false
        }
        return true
    }

    private func on(_ prompt: SavedPrompt?, _ act: (SavedPrompt) -> Void) {
        guard let prompt else {
            return screen.notify(library.isEmpty ? PromptWording.none : PromptWording.notSelected, .warning)
        }
        act(prompt)
    }

    private func choose(_ row: ChoiceRowViewState?, _ prompt: SavedPrompt?) {
        guard let row else { return }
        screen.closePanel()
        if let prompt { use(prompt) } else if row.id == PromptsPanel.none { setAside() }
    }

    private func answer(_ command: Command, _ panel: PromptVariablePanel) -> Bool {
        switch command {
        case .send:
            answers[panel.variable] = panel.writtenText
            asking?.answers[panel.variable] = panel.writtenText
            asking?.variables.removeFirst()
            askNext()
        case .stop:
            asking = nil
            screen.closePanel()
        default: return false
        }
        return true
    }

    // MARK: - Putting them in order

    private func duplicate(_ prompt: SavedPrompt) {
        let copy = SavedPrompt(
            id: newID, name: PromptNames.free(prompt.name, among: library), text: prompt.text, values: prompt.values,
            createdAt: screen.moment.date)
        change(selecting: copy.id) { try await $0.save(copy) }
    }

    private func toggleDefault(_ prompt: SavedPrompt) {
        var changed = prompt
        changed.isDefault.toggle()
        changed.updatedAt = screen.moment.date
        change { [changed] in try await $0.save(changed) }
    }

    private func delete(_ prompt: SavedPrompt) {
        deleted.append(prompt.id)
        screen.update(PromptsPanel.self) { $0.canRestore = true }
        change { [date = screen.moment.date] in try await $0.delete(prompt.id, at: date) }
    }

    private func restore() {
        guard let id = deleted.popLast() else { return }
        screen.update(PromptsPanel.self) { $0.canRestore = !deleted.isEmpty }
        change(selecting: id) { try await $0.restore(id) }
    }

    var newID: PromptID { PromptID(ConversationID.new(at: screen.moment.date).rawValue) }

    /// Changes something, one after the other, and shows what there is then. What fails is said, and stays as it was.
    func change(
        selecting id: PromptID? = nil, _ change: @escaping @Sendable (any PromptStoreProtocol) async throws -> Void
    ) {
        guard let store else { return }
        let before = self.change
        changes += 1
        self.change = Task { [weak self] in
            await before?.value
            do { try await change(store) } catch { self?.screen.show(error) }
            self?.changes -= 1
            await self?.readAgain(selecting: id)
        }
    }

    private func listAgain(selecting id: PromptID?) {
        screen.start(.listing) { [self] in await readAgain(selecting: id) }
    }

    private func readAgain(selecting id: PromptID?) async {
        guard store != nil else { return }
        do {
            try await read()
        } catch {
            screen.show(error)
        }
        screen.update(PromptsPanel.self) { $0.show(rows, selecting: id?.rawValue) }
        // What was edited meanwhile is on its way.
        if changes == 0, let saved = library.first(where: { $0.id == editing?.id }) { editing = saved }
        for prompt in library { rules.rename(prompt.id, to: prompt.name) }
        showActive()
        showForm()
        screen.publish()
    }

    private var rows: [ChoiceRowViewState] {
        PromptRows(fields: fields, active: rules.active?.id).rows(library)
    }

    var fields: PromptFields {
        PromptFields(SavedPrompt.settings, of: screen.catalog.settings, among: screen.options)
    }
}

extension TaskSlots.Slot {
    fileprivate static let listing = Self("prompts.listing")
}
