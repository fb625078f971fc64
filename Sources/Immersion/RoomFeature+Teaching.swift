import Echo
import EchoScreen
import EchoText

/// The model that is connected as a teacher: it is asked beside the conversation, where the person wants that.
extension RoomFeature {
    private var chosenTeacher: RoomTeacher {
        screen.preferences[word: .roomTeacher].flatMap(RoomTeacher.init(rawValue:)) ?? .off
    }

    func followTeacher() {
        desk.teacher = chosenTeacher
        desk.askTeacher = { [weak self] request throws(ProviderError) in
            guard let self else { throw .cancelled }
            return try await self.ask(request)
        }
    }

    /// A teacher is chosen, and none is there: one hears of it before one relies on it.
    func tellTeacher() {
        guard desk.teacher != .off, !screen.isModelConnected else { return }
        desk.visit?.toldNoTeacher = true
        screen.notify(
            """
            No model is connected to act as the teacher: only the rules of this machine correct you. Connect to a \
            server with a model, or type /room-teacher off.
            """, .warning)
    }

    private func ask(_ request: TeacherRequest) async throws(ProviderError) -> TeacherLesson {
        guard screen.isModelConnected else { throw .unsupported(what: "it is not connected") }
        let seconds = screen.preferences[number: .roomTimeout] ?? RoomDesk.standardTimeout
        let asked = Task { [screen] in
            try await screen.ask(TeacherLesson.self, about: request.text, instructions: request.instructions)
        }
        let limit = Task { [screen] in
            await screen.wait(for: .seconds(seconds))
            if !Task.isCancelled { asked.cancel() }
        }
        defer { limit.cancel() }
        let result = await withTaskCancellationHandler {
            await asked.result
        } onCancel: {
            asked.cancel()
        }
        switch result {
        case .success(let lesson): return lesson
        case .failure(let error as EchoError): throw Self.reason(error, isLate: asked.isCancelled)
        case .failure: throw .cancelled
        }
    }

    private static func reason(_ error: EchoError, isLate: Bool) -> ProviderError {
        if isLate { return Task.isCancelled ? .cancelled : .timedOut }
        return ProviderError(of: error) ?? .invalidAnswer(reason: "it is of another kind")
    }
}
