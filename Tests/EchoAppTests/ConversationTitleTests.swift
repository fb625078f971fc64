import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The title of a conversation` {
    @Test(arguments: [
        ("Owls", "Owls (branch)"), ("Owls (branch)", "Owls (branch 2)"), ("Owls (branch 2)", "Owls (branch 3)"),
        ("Owls (branch x)", "Owls (branch x) (branch)"), ("(branch)", "(branch) (branch)"), ("", ""),
    ])
    func `says of a branch that it is one, and the how manieth`(_ title: String, _ branch: String) {
        #expect(ConversationTitle(title, .model).ofBranch == ConversationTitle(branch, .model))
    }

    @Test(arguments: [
        ("Where do herons sleep at night", 12, "Where do he…"),
        ("Where do herons sleep (branch)", 20, "Where do h… (branch)"),
        ("Owls (branch)", 13, "Owls (branch)"), ("Owls (branch 12)", 5, "O… (branch 12)"),
    ])
    func `is shortened so that a branch is seen to be one`(_ title: String, _ longest: Int, _ shown: String) {
        #expect(ConversationTitle.shortened(title, to: longest) == shown)
    }
}
