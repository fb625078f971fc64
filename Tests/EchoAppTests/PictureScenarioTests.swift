import Echo
import EchoApp
import EchoScreen
import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import ScreenRobotKit

@MainActor @Suite struct `Pictures for the terminal` {
    /// Renders nothing but remembers what was ordered.
    private final class SpyRenderer: PictureRendererProtocol {
        let orders = Mutex<[PictureOrder]>([])
        let failure: PictureRenderingError?

        init(failing failure: PictureRenderingError? = nil) { self.failure = failure }

        func rendered(
            _ picture: Picture, _ order: PictureOrder
        ) async throws(PictureRenderingError) -> RenderedPicture {
            orders.withLock { $0.append(order) }
            if let failure { throw failure }
            guard let rendered = RenderedPicture(order, pieces: [picture.bytes]) else { throw .isNotOpened }
            return rendered
        }
    }

    private let canvas = PictureCanvas(.kitty, cellWidth: 10, cellHeight: 20)

    private func robot(_ renderer: SpyRenderer?) async throws -> ScreenRobot {
        let robot = ScreenRobot(pictures: renderer)
        await robot.connect()
        var message = Message(
            id: "m", role: .user, medium: .text, text: "look", status: .completed, createdAt: .distantPast)
        message.pictures = [try SamplePicture.picture()]
        robot.engine.emit(.messageUpdated(message))
        await robot.until { robot.screen.conversation.rows.first?.shownPictures.count == 1 }
        robot.adapter.handle(.learn(TerminalTraits(pictures: canvas)))
        return robot
    }

    private func order(_ robot: ScreenRobot) throws -> PictureOrder {
        let picture = try #require(robot.screen.conversation.rows.first?.shownPictures.first)
        let canvas = try #require(canvas)
        return try #require(PictureOrder(picture, on: canvas, columns: 40, rows: 10))
    }

    @Test func `Given one is in sight, then it is rendered, and the terminal has it`() async throws {
        let renderer = SpyRenderer()
        let robot = try await robot(renderer)
        #expect(robot.screen.pictures == canvas)
        let order = try order(robot)

        robot.adapter.handle(.render([order]))

        let bytes = try SamplePicture.picture().bytes
        let expected = try #require(RenderedPicture(order, pieces: [bytes]))
        await robot.until { robot.effects.contains(.show(expected)) }
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test func `Given nobody renders, or the setting is off, then a line stands for each`() async throws {
        let none = try await robot(nil)
        #expect(none.screen.pictures == nil)
        none.end()
        let robot = try await robot(SpyRenderer())
        robot.adapter.handle(.change(.pictures, "off"))
        #expect(robot.screen.pictures == nil)
        robot.end()
    }

    @Test func `Given one cannot be opened, then it is said, and a line stands for it`() async throws {
        let robot = try await robot(SpyRenderer(failing: .isNotOpened))
        robot.adapter.handle(.render([try order(robot)]))

        await robot.until { robot.notice.hasPrefix("p.png cannot be shown here") }
        #expect(robot.screen.conversation.rows.first?.shownPictures == [])
        #expect(robot.screen.conversation.rows.first?.pictures.count == 1)
        #expect(robot.screen.pictures == canvas)
        robot.end()
    }

    @Test func `Given no program is there, then it is said once, and lines stand for all`() async throws {
        let renderer = SpyRenderer(failing: .hasNoProgram)
        let robot = try await robot(renderer)
        let order = try order(robot)
        robot.adapter.handle(.render([order]))

        await robot.until { robot.notice.hasPrefix("Install ffmpeg, imagemagick or graphicsmagick") }
        #expect(robot.screen.pictures == nil)
        robot.adapter.handle(.learn(TerminalTraits(pictures: canvas)))
        robot.adapter.handle(.render([order]))
        await robot.settle()
        #expect(robot.screen.pictures == nil)
        #expect(renderer.orders.withLock(\.count) == 1)
        robot.end()
    }
}
