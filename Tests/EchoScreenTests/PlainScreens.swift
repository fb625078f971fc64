import EchoScreen
import EchoText

/// Makes the states that plain mode is shown in tests.
protocol PlainScreens {}

extension PlainScreens {
    func row(
        _ id: String, _ author: String, _ text: String, role: TextRole = .assistant, revision: Int = 0,
        isLive: Bool = false, mark: StyledText? = nil, heard: Int? = nil
    ) -> MessageRowViewState {
        MessageRowViewState(
            id: id, revision: revision, author: StyledText(author, role), text: text, heardCharacters: heard,
            mark: mark, isLive: isLive)
    }

    func state(_ rows: [MessageRowViewState], activity: Activity = .starting) -> ScreenViewState {
        var state = ScreenViewState()
        state.activity = activity
        state.conversation.rows = ChunkedList(rows)
        return state
    }

    func notice(_ id: Int, _ wording: Wording) -> NoticeViewState {
        NoticeViewState(id: id, wording: wording, role: .failure)
    }
}
