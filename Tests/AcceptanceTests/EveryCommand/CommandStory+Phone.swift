import EchoScreen
import EchoTerminal
import Phone

extension CommandStory {
    static let phone = [
        opens(.showPhone, "Phone", .sees("╭ Phone · no line")),
        CommandStory(.switchLine, in: .phone, after: shown, .sees("╭ Phone · test line")),
        CommandStory(.dial, in: .phone, after: opened, .sees("╭ Call · no prompt")),
        CommandStory(.ringTestCall, in: .phone, after: opened, .sees("← +1 415-555-0111")),
        CommandStory(.callAssistant, in: .phone, after: opened, .sees("← +1 415-555-0111")),
        CommandStory(.openCall, in: .phone, after: called, .sees("╭ Call from +1 415-555-0111")),
        CommandStory(.answerCall, in: .ringing, after: rung, .sees("you speak")),
        CommandStory(.letAssistantAnswer, in: .ringing, after: rung, .sees("echo answers. ")),
        CommandStory(.declineCall, in: .ringing, after: rung, .sees("declined")),
        CommandStory(.whisper, in: .call, after: watched, .sees("╭ Whisper to echo")),
        CommandStory(.sayInCall, in: .call, after: watched, .sees("╭ Say in the call")),
        CommandStory(.muteAssistant, in: .call, after: watched, .sees("echo is muted")),
        CommandStory(.takeOverCall, in: .call, after: watched, .sees("you speak")),
        CommandStory(.listenIn, in: .call, after: watched, .sees("you listen")),
        CommandStory(.recordCall, in: .call, after: watched, .sees("The caller is told that the call is recorded.")),
        CommandStory(.pressCallKeys, in: .call, after: watched, .sees("╭ Keys")),
        CommandStory(.transferCall, in: .call, after: watched, .sees("╭ Transfer the call")),
        CommandStory(.hangUpCall, in: .call, after: watched, .sees("This call is over.")),
        CommandStory(
            .nextCallPrompt, in: .dialer,
            after: [
                .press(KeyPress(.character("i"), .alt)), .see("╭ Prompts"), .press(.character("n")),
                .see("Name of the prompt"), .type("Tutor"), .press(.enter), .see("Changes are saved at once."),
                .press(.escape), .see("▎Tutor"), .press(.escape),
            ] + opened + [.press(.character("d")), .see("╭ Call · no prompt"), .see("Tab prompt")],
            .sees("╭ Call · prompt Tutor")),
        CommandStory(.earlierNumber, in: .dialer, after: dialing, .sees("+1 415-555-0111", times: 2)),
        CommandStory(
            .laterNumber, in: .dialer,
            after: dialing + [.press(KeyPress(.up)), .until(.sees("+1 415-555-0111", times: 2))],
            .sees("+1 415-555-0100", times: 2)),
        CommandStory(
            .showRecordings, in: .phone, after: shown, .sees("╭ Recordings").and(.sees("No call was recorded"))),
        CommandStory(.exportCall, in: .pastCall, after: past, .sees("╭ Export the call").and(.sees(".md"))),
        CommandStory(.deleteCall, in: .pastCall, after: past, .sees("Delete the call with +1 415-555-0111?")),
    ]

    private static let shown: [Step] = [.press(KeyPress(.character("c"), .alt)), .see("╭ Phone · no line")]
    private static let opened = shown + [.press(.character("o")), .see("╭ Phone · test line"), .see("No calls.")]
    private static let called = opened + [.press(.character("i")), .see("← +1 415-555-0111")]
    private static let rung =
        [.type("/phone-answer ask"), .press(.enter)] + opened + [
            .press(.character("i")), .see("╭ Incoming call"),
        ]
    private static let over = called + [.press(.character("x")), .see("hung up here")]
    private static let past = over + [.press(.enter), .see("The call ends: hung up here.")]
    private static let dialing = over + [.press(.character("d")), .see("Last numbers")]
    private static let watched = called + [.press(.character("w")), .see("╭ Call from +1 415-555-0111")]
}
