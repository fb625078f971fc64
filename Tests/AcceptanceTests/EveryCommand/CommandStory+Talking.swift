import EchoApp
import EchoScreen
import EchoTerminal

extension CommandStory {
    static let talking = [
        CommandStory(.toggleTalking, in: .composerEmpty, .sees("● listening").and(.hears)),
        CommandStory(
            .endTurn, in: .composerEmpty, of: .manualTurns, after: [.see("manual"), .talk, .speak],
            .sends("input_audio_buffer.commit").and(.sees("▎ roll two dice"))),
        CommandStory(.toggleRecording, in: .composerEmpty, .sees("● rec ")),
        CommandStory(.toggleDictation, in: .composerEmpty, .sees("● dictating").and(.hears)),
        CommandStory(
            .interpret, in: .interpreter, of: .interpreting, after: interpreted, .sees("ended · on this machine")),
        CommandStory(
            .endInterpreting, in: .interpreter, of: .interpreting, after: interpreted, .sees("ended · on this machine")),
        CommandStory(
            .showInterpretation, in: nil, of: .interpreting,
            after: interpreted + [.press(.escape), .until(.seesNot("what you say appears here"))],
            .sees("what you say appears here")),
        CommandStory(
            .exportInterpretation, in: .interpreter, of: .interpreting, after: interpreted, .sees("Nothing to export")),
        CommandStory(.mute, in: .conversation, after: [.talk, .focus(.conversation)], .sees("⊘ muted")),
        CommandStory(.switchMode, in: .composerEmpty, .sees("press Ctrl+T for voice mode")),
        CommandStory(.toggleDuplex, in: .composerEmpty, .sees("gpt-live-1.1").and(.sees("full duplex"))),
        CommandStory(
            .stop, in: .composerEmpty, of: .thinking, after: [.send("hello"), .see("… thinking")],
            .sends("response.cancel").and(.sees("○ idle"))),
        CommandStory(
            .reset, in: .composerEmpty, .sees("Start a new conversation?"),
            back: [.press(.escape), .until(.seesNot("Start a new conversation?"))]),
        CommandStory(.reconnect, in: .composerEmpty, of: .withoutServer, after: [.startServer], .sees("○ idle")),
    ]

    private static let interpreted: [Step] = [.send("/interpret es"), .see("● interpreting en ⇄ es")]

    static let tools = [
        CommandStory(.approve, in: .approval, of: .asking, after: asked, .sees("↳ 24 °C")),
        CommandStory(.deny, in: .approval, of: .asking, after: asked, .sees("⊘ weather · city: Lisbon · denied")),
        CommandStory(
            .approveForGood, in: .approval, of: .asking, after: asked,
            then: [.see("▎ It is 24 degrees."), .hear, .send("And now?")], .sees("✓ weather", times: 2)),
    ]

    private static let asked: [Step] = [.send("How is Lisbon?"), .see("approve?")]
}
