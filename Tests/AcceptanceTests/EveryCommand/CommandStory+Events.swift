import EchoScreen
import EchoTerminal

extension CommandStory {
    static let events = [
        CommandStory(
            .filterEvents, in: .events, of: .houseless, after: begun, then: [.type("session out")],
            .sees("filter session out").and(.sees("1 of 3"))),
        CommandStory(.pauseEvents, in: .events, of: .houseless, after: begun, .sees("paused")),
        CommandStory(.markEvent, in: .events, of: .houseless, after: begun, .sees("◆")),
        CommandStory(
            .nextMark, in: .events, of: .houseless,
            after: begun + [
                .press(.character("g")), .press(.character("b")), .see("◆"), .press(.character("G")),
                .until(.selects("← session.updated")),
            ], .selects("session.created")),
        CommandStory(
            .followItem, in: .events,
            after: [
                .ask("hello"), .focus(.events), .press(.character("/")), .type("output_item.added"),
                .until(.selects("…output_item.added")), .press(.enter),
            ], .sees(" item:")),
        CommandStory(
            .exportEvents, in: .events, of: .houseless, after: begun,
            .writesEvents.and(.sees("Exported 3 events, without secrets"))),
    ]

    static let replay = [
        replay(
            .playReplay, after: [.see("‖ replay 0 of 3"), .press(.character("0")), .see("no pauses")],
            .sees("replay 3 of 3")),
        replay(
            .stepForward, after: [.see("‖ replay 0 of 3")], .sees("‖ replay 1 of 3").and(.sees("← session.created"))),
        replay(
            .stepBack, after: [.press(KeyPress(.right)), .see("‖ replay 1 of 3")],
            .sees("‖ replay 0 of 3").and(.seesNot("← session.created"))),
        replay(.playNormal, after: [.press(.character("2")), .see("replay 0 of 3 ×2")], .seesNot("×2")),
        replay(.playDouble, after: [.see("‖ replay 0 of 3")], .sees("replay 0 of 3 ×2")),
        replay(.playFourfold, after: [.see("‖ replay 0 of 3")], .sees("replay 0 of 3 ×4")),
        replay(.playAtOnce, after: [.see("‖ replay 0 of 3")], .sees("replay 0 of 3 no pauses")),
    ]

    private static let begun: [Step] = [.see("Events 3"), .focus(.events), .until(.selects("session.updated"))]

    private static func replay(
        _ command: Command, after before: [Step], _ outcome: CommandOutcome
    ) -> CommandStory {
        CommandStory(command, in: .replay, of: .recording, after: before, outcome)
    }
}
