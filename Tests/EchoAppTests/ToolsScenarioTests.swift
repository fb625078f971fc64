import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User decides what tools may do` {
    private func waiting(_ id: String, after seconds: Double = 0) -> EchoEvent {
        let call = ToolCall(id: id, name: "weather", arguments: #"{"city": "Lisbon"}"#)
        return .messageUpdated(
            ShownMessage(
                id: "m-" + id, role: .tool, medium: .text, status: .inProgress,
                createdAt: Date(timeIntervalSince1970: seconds),
                tool: ToolActivity(call: call, phase: .waitingForApproval)))
    }

    @Test func `Given two calls wait, when the user decides, then each is told once and in order`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(waiting("1"), waiting("2", after: 1))
        await robot.until { robot.screen.conversation.rows.count == 2 }
        #expect(robot.screen.isAsked)

        robot.perform(.approveForGood, .deny, .approve)
        await robot.until { robot.engine.messages == [.decide(.approvedForGood, "1"), .decide(.denied, "2")] }
        #expect(!robot.screen.isAsked)
        robot.end()
    }

    @Test func `Given nothing waits, when the user approves, then it says so`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/approve")
        #expect(robot.notice == "No tool call is waiting for approval.")
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given tools, when the user presses enter on one, then its permission goes round`() async {
        let robot = ScreenRobot()
        robot.engine.offer([
            ToolSummary(name: "weather", description: "The weather.", permission: .always),
            ToolSummary(name: "write", description: "Writes.\u{1B}[2J", permission: .ask, server: "files"),
        ])
        await robot.connect()

        robot.send("/tools")
        await robot.until { robot.choices.count == 2 }
        #expect(robot.choices[1].help == "Writes.␛[2J")
        #expect(robot.choices.map(\.note) == ["built in", "files"])
        robot.perform(.selectDown, .open)
        await robot.until { robot.choices.last?.state.text == "⊘ never" }
        robot.perform(.open)
        await robot.until { robot.choices.last?.state.text == "✓ always" }

        #expect(
            robot.engine.messages == [.setPermission(.never, "write"), .setPermission(.always, "write")])
        robot.end()
    }

    @Test func `Given tool servers, when their state changes, then the open panel shows it, and enter restarts one`()
        async
    {
        let robot = ScreenRobot()
        robot.engine.offer([], from: [MCPServerStatus(name: "files", state: .starting)])
        await robot.connect()
        robot.send("/mcp")
        await robot.until { robot.choices.map(\.state.text) == ["… starting"] }

        let ready = MCPServerStatus(name: "files", state: .ready(protocolVersion: "2025-11-25", tools: 1))
        robot.engine.offer([], from: [ready])
        robot.engine.emit(.mcpServerStatusChanged(ready))
        await robot.until { robot.choices.map(\.note) == ["1 tool · MCP 2025-11-25"] }
        robot.perform(.open)
        await robot.until { robot.engine.messages == [.restart("files")] }
        robot.end()
    }

    @Test func `Given a server that failed to start, when the user writes /mcp, then it is there, and why`() async {
        let robot = ScreenRobot()
        let failed = MCPServerStatus(name: "files", state: .failed(reason: "it exited with status 3"))
        robot.engine.offer([], from: [failed])
        await robot.connect()

        robot.send("/mcp")
        #expect(robot.screen.isWorking, "a pipe waits for the list")
        await robot.until { robot.choices.map(\.state.text) == ["✗ failed"] && !robot.screen.isWorking }

        #expect(robot.choices.first?.help == "it exited with status 3")
        robot.end()
    }

    @Test func `Given servers that start, then those are waited for that have not told their tools, and not for ever`()
        async
    {
        let robot = ScreenRobot()
        robot.adapter.expect(toolServers: ["files", "git", "web"])
        await robot.connect()
        #expect(robot.screen.awaitedServers == ["files", "git", "web"])

        robot.adapter.stopAwaiting(toolServer: "git")
        #expect(robot.screen.awaitedServers == ["files", "web"])
        await robot.until {
            robot.clock.advance(by: .seconds(20))
            return robot.screen.awaitedServers.isEmpty
        }

        let late = """
            Still starting: the MCP servers files, web. Answers come without their tools until they are ready; /mcp \
            shows how they are.
            """
        #expect(robot.screen.notices.contains { $0.wording.text(keyName: \.name) == late })
        robot.end()
    }

    @Test func `Given there are no tools, then the panel says how to get some`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/tools")
        await robot.until { robot.screen.overlay?.title == "Tools" }
        #expect(robot.choices.isEmpty)
        robot.perform(.open, .stop)
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `Given the servers of tools failed, then the panel says which and why`() async {
        let robot = ScreenRobot()
        let reason = "it returned HTTP status 401: invalid_token"
        robot.engine.offer(
            [],
            from: [
                MCPServerStatus(name: "files", state: .failed(reason: reason)),
                MCPServerStatus(name: "web", state: .ready(protocolVersion: "2025-11-25", tools: 0)),
            ])
        await robot.connect()

        robot.send("/tools")
        await robot.until { robot.screen.overlay?.title == "Tools" }

        let words = robot.screen.overlay?.list?.empty.text(keyName: \.name)
        #expect(
            words == "No tools. The MCP server files (\(reason)) failed; /mcp shows and restarts servers.")
        robot.end()
    }

    @Test func `Given the servers of tools have none, then the panel says so, and not how to add one`() async {
        let robot = ScreenRobot()
        robot.engine.offer(
            [], from: [MCPServerStatus(name: "web", state: .ready(protocolVersion: "2025-11-25", tools: 0))])
        await robot.connect()

        robot.send("/tools")
        await robot.until { robot.screen.overlay?.title == "Tools" }

        let words = robot.screen.overlay?.list?.empty.text(keyName: \.name)
        #expect(words == "No tools: the MCP server web has none. /mcp shows it.")
        robot.end()
    }

    @Test func `Given calls were made, when the user presses enter in the conversation, then they are shown whole`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.focus(.conversation), .open)
        #expect(robot.screen.overlay == nil)

        robot.engine.emit(waiting("1"))
        await robot.until { robot.screen.isAsked }
        robot.perform(.open)
        #expect(robot.panelText.contains(#""city": "Lisbon""#))
        robot.end()
    }
}
