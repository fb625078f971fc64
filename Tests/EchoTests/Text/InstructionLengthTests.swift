import Echo
import Testing

@Suite struct `What a model is told by default fits a small one` {
    /// About four characters are a token.
    @Test(arguments: [SessionSettings.defaultInstructions, SessionSettings.defaultTextInstructions])
    func `in far less than 300 tokens`(instructions: String) {
        #expect(instructions.count / 4 <= 100)
    }
}
